// node --test scripts/docs
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { referenceFaults } from './check-references.mjs';

/** In two parts, so that the check of this project does not read the references of these tests. */
const rule = (...names) => `${'docs/rules'}.md ${names.map((name) => `"${name}"`).join(', ')}`;
const decision = (number) => `docs/${'decisions'}/${number}`;

/** The faults of a project with one rule, "Stock holds", one decision, 0001, and these files. */
function faultsOf(files) {
  const root = mkdtempSync(path.join(tmpdir(), 'references-'));
  const all = {
    'docs/rules.md': '# Rules\n\n### Stock holds\n\nAn order holds stock.\n',
    'docs/decisions/README.md': '[0001](0001-build-it.md)\n',
    'docs/decisions/0001-build-it.md': '# 0001 Build it\n',
    ...files,
  };
  try {
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return referenceFaults(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('accepts references that lead somewhere', () => {
  const comment = `/** Holds stock (${rule('Stock holds')}; ${decision('0001')}). */\n`;
  const page =
    'See [holds](docs/rules.md#stock-holds), [here](#a-b) and [it](docs/decisions/0001-build-it.md).\n\n# A, b\n';
  assert.deepEqual(faultsOf({ 'hold.ts': comment, 'README.md': page }), []);
});

test('finds a rule without a heading, also across the lines of a comment', () => {
  const comment = `/**\n * Frees stock (${'docs/rules'}.md\n * "Stock holds", "Free stock").\n */\n`;
  assert.deepEqual(faultsOf({ 'free.ts': comment }), [
    'free.ts names the rule "Free stock", which docs/rules.md lacks',
  ]);
});

test('finds the number of a decision that is gone', () => {
  const files = { 'a.ts': `// ${decision('0002')}\n`, 'b.md': `As ${'decision'} 0003 says.\n` };
  assert.deepEqual(faultsOf(files), [
    'a.ts names decision 0002, which is gone',
    'b.md names decision 0003, which is gone',
  ]);
});

test('finds links to a missing file or heading, but not in code', () => {
  const page =
    'A [file](gone.md), a [heading](docs/rules.md#gone), `[code](none.md)`.\n\n```sh\n[code](none.md)\n```\n';
  assert.deepEqual(faultsOf({ 'README.md': page }), [
    'README.md links to gone.md, which does not exist',
    'README.md links to docs/rules.md#gone, a heading that does not exist',
  ]);
});

test('finds a decision that the index lacks', () => {
  assert.deepEqual(faultsOf({ 'docs/decisions/0002-drop-it.md': '# 0002 Drop it\n' }), [
    'docs/decisions/README.md lacks 0002-drop-it.md',
  ]);
});
