import assert from 'node:assert/strict';
import test from 'node:test';
import { demandUsableFolder, readPlan } from './check-ground.mjs';

test('a start in a folder with an exclamation mark is refused in one line', () => {
  assert.throws(() => demandUsableFolder('/home/ada/my!shop'), {
    message: 'The path /home/ada/my!shop contains "!", which webpack cannot build: rename that folder',
  });
});

test('a start in a folder with #, % or a space is not refused', () => {
  for (const folder of ['/a/my#shop', '/a/my%20shop', '/a/my shop']) demandUsableFolder(folder);
});

test('production starts no sandboxes, a rehearsal of it starts all', () => {
  const sandboxes = (settings) => readPlan(settings, '/shop').sandboxes.map(({ name }) => name);
  assert.deepEqual(sandboxes({ NODE_ENV: 'production' }), []);
  for (const STAGING of ['true', '1', 'yes'])
    assert.deepEqual(sandboxes({ NODE_ENV: 'production', STAGING }), sandboxes({}));
});
