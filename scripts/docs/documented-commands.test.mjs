// node --test scripts/docs
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { commandsOf, RUNNERS, TESTED } from './documented-commands.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** The other pages show commands with files of the reader. */
const PAGES = ['operations.md', 'operations/upgrade.md', 'slice-team.md', 'add-a-page.md', 'add-a-slice.md'];
const others = PAGES.flatMap((page) => commandsOf(page).filter(({ isRun }) => !isRun)).map(({ command }) => command);
const keyOf = (command) =>
  Object.keys(TESTED).find((key) => (key.endsWith('…') ? command.startsWith(key.slice(0, -1)) : command === key));

test('each page with blocks that are run names what runs them', () => {
  const pages = readdirSync(path.join(root, 'docs')).filter((file) => file.endsWith('.md'));
  for (const page of pages.filter((file) => commandsOf(file).some(({ isRun }) => isRun)))
    assert.ok(RUNNERS[page] && read(RUNNERS[page]).includes(page), `${page}: nothing runs its blocks "sh run"`);
});

test('every other command of operations and of the guides is run by a test', () => {
  assert.deepEqual(
    others.filter((command) => keyOf(command) === undefined),
    [],
  );
});

test('the list of tested commands is up to date', () => {
  const used = new Set(others.map(keyOf));
  for (const [key, [file, text]] of Object.entries(TESTED)) {
    assert.ok(used.has(key), `no page has the command "${key}"`);
    assert.ok(read(file).includes(text), `${file} does not run "${key}": it lacks ${text}`);
  }
});
