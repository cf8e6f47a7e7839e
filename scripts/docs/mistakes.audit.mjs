// Publishes the slice of docs/add-a-slice.md with one mistake after another: the gate refuses each with the line of
// docs/slice-team.md.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { documentedLines, patternOf } from './documented-lines.mjs';
import { copyProject, readSteps, writeStep } from './guides.mjs';
import { MISTAKES } from './mistakes.mjs';

const LIMIT_MS = 120_000;

const lines = documentedLines('the line says');
let project;
before(
  async () => {
    project = await copyProject();
    const { folder, run } = project;
    for (const { action, text } of readSteps('add-a-slice.md')) if (action !== 'run') writeStep(folder, action, text);
    cpSync(path.join(folder, 'mfe-gifts'), path.join(folder, 'mfe-cards'), { recursive: true });
    for (const file of ['package.json', 'src/expose/routes.ts'])
      change(`mfe-cards/${file}`, (text) =>
        text.replace('mfe-gifts', 'mfe-cards').replace("path: '/gifts'", "path: '/cards'"),
      );
    await run('npm run docs && git add --all && git commit --quiet --message "Two slices"');
    for (const slice of ['mfe-cards', 'mfe-gifts'])
      assert.match((await run(`npx nkm publish ${slice}`)).stdout, /1\.0\.0: published; all visitors get it\n$/);
  },
  { timeout: 2 * LIMIT_MS },
);
after(() => project && rmSync(project.folder, { recursive: true, force: true }));

for (const [mistake, { files, version = '1.1.0', options = '--dirty', settings = '', refusal }] of Object.entries(
  MISTAKES,
))
  test(`the gate refuses ${mistake}`, { timeout: LIMIT_MS }, async () => {
    try {
      for (const [file, content] of Object.entries(files)) change(file, content);
      change('mfe-gifts/package.json', (text) => text.replace('"version": "1.0.0"', `"version": "${version}"`));
      const outcome = await project.run(`${settings} npx nkm publish mfe-gifts ${options}`).catch((error) => error);
      assert.equal(outcome.code, 1, outcome.stdout);
      assert.match(outcome.stderr, /^nkm: [^\n]+\n$/);
      const line = outcome.stderr.slice('nkm: '.length, -1);
      assert.match(line, refusal);
      assert.match(line, patternOf(lines.get(mistake)));
    } finally {
      await project.run('git checkout --quiet -- . && git clean --quiet --force -d');
    }
  });

/** Replaces a file of the project, or changes its text by a function. */
function change(name, content) {
  const file = path.join(project.folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'function' ? content(readFileSync(file, 'utf8')) : content);
}
