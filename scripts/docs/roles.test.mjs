// node --test scripts/docs
import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import { register } from 'tsx/esm/api';
import { readSlices } from './boundaries-page.mjs';

register();
const root = path.resolve(import.meta.dirname, '../..');

test('SHR-ROLE-002 no slice has an admin page, and access does not depend on roles', async () => {
  const slices = await readSlices(root);
  assert.ok(slices.length >= 4);
  for (const { name, routes } of slices)
    for (const { path: address, title, access } of routes) {
      assert.doesNotMatch(`${address} ${title}`, /admin|staff|backoffice|moderat|role/i, name);
      assert.ok(['open', 'signed-in', 'signed-out'].includes(access), `${name} ${address}: ${access}`);
    }
});
