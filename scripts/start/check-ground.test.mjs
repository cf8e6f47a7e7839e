import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { demandUsableFolder, readPlan } from './check-ground.mjs';

test('a start in a folder with an exclamation mark is refused in one line', () => {
  assert.throws(() => demandUsableFolder('/home/ada/my!shop'), {
    message: 'The path /home/ada/my!shop contains "!", which webpack cannot build: rename that folder',
  });
});

test('npm test and npm run audit end with that line, before they install anything', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'my!shop-'));
  const root = path.resolve(import.meta.dirname, '../..');
  for (const name of ['scripts', 'lint']) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  for (const script of ['test.mjs', 'audit.mjs']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, 'scripts', script)]);
    assert.match(`${stdout}${stderr}`, /The path .* contains "!", which webpack cannot build: rename that folder\n/);
    assert.doesNotMatch(String(stdout), /Install packages/);
    assert.equal(status, 1);
  }
  rmSync(folder, { recursive: true });
});

test('a start in a folder with #, % or a space is not refused', () => {
  for (const folder of ['/a/my#shop', '/a/my%20shop', '/a/my shop']) demandUsableFolder(folder);
});

test('a start with another port of the API is refused in one line', () => {
  assert.throws(() => readPlan({ PORT: '4100', API_PORT: '4199' }, '/shop'), {
    message:
      'API_PORT is 4199, but npm start has the API on port 4101 (PORT + 1): ' +
      'leave API_PORT out, or start each part with npm run api and npm run shell',
  });
  assert.equal(readPlan({ PORT: '4100', API_PORT: '4101' }, '/shop').api.port, 4101);
});

test('production starts no sandboxes, a rehearsal of it starts all', () => {
  const sandboxes = (settings) => readPlan(settings, '/shop').sandboxes.map(({ name }) => name);
  assert.deepEqual(sandboxes({ NODE_ENV: 'production' }), []);
  for (const STAGING of ['true', '1', 'yes'])
    assert.deepEqual(sandboxes({ NODE_ENV: 'production', STAGING }), sandboxes({}));
});
