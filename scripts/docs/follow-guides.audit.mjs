// Follows docs/add-a-page.md and docs/add-a-slice.md in a copy of the project: creates the files and runs the commands.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { copyProject, readSteps, writeStep } from './guides.mjs';

const LIMIT_MS = 240_000;

for (const [guide, slice] of [
  ['add-a-page.md', 'mfe-account'],
  ['add-a-slice.md', 'mfe-gifts'],
])
  test(`docs/${guide} leads to a published version`, { timeout: LIMIT_MS }, async () => {
    const { folder, run } = await copyProject();
    try {
      let output = '';
      for (const { action, text } of readSteps(guide)) {
        if (action === 'run') {
          for (const command of text.trim().split('\n').filter(notInstall)) {
            const { stdout, stderr } = await run(command);
            output += stdout + stderr;
          }
        } else writeStep(folder, action, text);
      }
      assert.match(output, new RegExp(`${slice} 1\\.0\\.0: published`));
      assert.match(output, /Written: .*claimed-segments/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

/** The copy shares the installed packages, so it does not install them. */
const notInstall = (command) => command !== 'npm install';
