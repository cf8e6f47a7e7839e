import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { findShop, noteShop } from '@nkm/build/running-shop';

let root;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'nkm-shop-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('npm run dev finds the shop of its folder without PORT, until it stops', () => {
  const forget = noteShop(root, 4300);
  assert.equal(findShop(root, undefined), 4300);
  assert.equal(findShop(root, '4300'), 4300);
  forget();
  assert.throws(() => findShop(root, undefined), {
    message: `The shop of ${root} is not running: run "npm start" there first`,
  });
});

test('npm run dev refuses another port, because the shop there belongs to another folder', () => {
  noteShop(root, 4300);
  assert.throws(() => findShop(root, '3000'), {
    message: `The shop of ${root} runs on port 4300, and PORT is 3000: leave PORT out`,
  });
});

test('npm run dev finds no shop whose start was killed', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  noteShop(root, 4300);
  writeFileSync(path.join(root, '.nkm', 'shop.json'), JSON.stringify({ port: 4300, pid }));
  assert.throws(() => findShop(root, undefined), /is not running/);
});
