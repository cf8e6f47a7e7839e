// node --test scripts/docs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { documentedLines, partsOf } from './documented-lines.mjs';
import { listFiles } from './list-files.mjs';
import { MISTAKES } from './mistakes.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const sourcesOf = (...folders) =>
  folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** Lines that no single source file can print. */
const lost = (lines, sources) =>
  [...lines.values()].filter((line) => !sources.some((source) => partsOf(line).every((part) => source.includes(part))));

test('the gate can print each line of "What the gate refuses"', () => {
  assert.deepEqual(lost(documentedLines('the line says'), sourcesOf('releases/src', 'shared/build/src')), []);
});

test('"What the gate refuses" has each mistake of the audit, which compares the lines', () => {
  const documented = documentedLines('the line says');
  assert.deepEqual(
    Object.keys(MISTAKES).filter((mistake) => !documented.has(mistake)),
    [],
  );
});

test('the shell can log each line of "What to look at"', () => {
  const column = documentedLines('line').keys();
  const lines = new Map([...column].map((line) => [line, line.replaceAll('`', '')]));
  assert.ok(lines.size > 0);
  assert.deepEqual(lost(lines, sourcesOf('shell/src/server')), []);
});
