import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { openLog } from './log-file.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-log-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));
const read = (name) => readFileSync(path.join(folder, name), 'utf8');

test('a log keeps the lines of earlier starts', async () => {
  for (const line of ['first\n', 'second\n']) {
    const log = openLog(path.join(folder, 'kept.log'));
    log.write(line);
    await log.close();
  }
  assert.equal(read('kept.log'), 'first\nsecond\n');
});

test('a growing log continues in a new file and keeps only some older ones', async () => {
  const log = openLog(path.join(folder, 'long.log'), { mostBytes: 10, kept: 2 });
  for (let line = 1; line <= 9; line++) {
    log.write(`line ${line}\n`);
    await new Promise((resolve) => setTimeout(resolve, 20)); // like the output of a process
  }
  await log.close();
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('long')),
    ['long.log', 'long.log.1', 'long.log.2'],
  );
  assert.deepEqual([read('long.log'), read('long.log.1'), read('long.log.2')], ['line 9\n', 'line 8\n', 'line 7\n']);
});
