import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { publishSlices, stopBuilds } from './build.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'nkm-build-'));
test.after(() => rmSync(root, { recursive: true, force: true }));

test('a stopped start leaves no build behind', async () => {
  const mark = path.join(root, 'pid');
  mkdirSync(path.join(root, 'releases/bin'), { recursive: true });
  writeFileSync(
    path.join(root, 'releases/bin/nkm.mjs'),
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(mark)}, String(process.pid));
    setInterval(() => undefined, 1_000);`,
  );
  let isSettled = false;
  const settle = () => (isSettled = true);
  void publishSlices(root, () => undefined).then(settle, settle);
  while (!existsSync(mark) || readFileSync(mark, 'utf8') === '')
    await new Promise((resolve) => setTimeout(resolve, 20));
  await stopBuilds();
  assert.throws(() => process.kill(Number(readFileSync(mark, 'utf8')), 0), { code: 'ESRCH' });
  assert.equal(isSettled, false);
});
