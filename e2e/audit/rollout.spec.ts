import { rmSync } from 'node:fs';
import path from 'node:path';
import { storeCopy } from '../faults/broken-version';
import { nkm, visit } from '../faults/rollouts';
import { expect, test } from '../faults/stage';

const SLICE = 'mfe-catalog';
/** From the end of the command until a new page load gets the version. */
const soon = { timeout: 2_000, intervals: [50] };

test('a rollout and a rollback are live within 2 s', async ({ stage }) => {
  const old = stage.stableOf(SLICE);
  storeCopy(stage.system.store, SLICE, '8.9.0');
  await nkm(stage, 'rollout', 'set', SLICE, '8.9.0', '100');
  await expect.poll(async () => (await visit(stage)).version, soon).toBe('8.9.0');
  await nkm(stage, 'rollback', SLICE);
  await expect.poll(async () => (await visit(stage)).version, soon).toBe(old);
});

test('shells take a slice with its own key only from that key, also when it is revoked later', async ({ stage }) => {
  const { store } = stage.system;
  const before = stage.stableOf(SLICE);
  const own = { ...store, key: path.join(store.folder, `../slice-keys/${SLICE}.pem`) };
  rmSync(own.key, { force: true });
  await nkm(stage, 'key', 'new', SLICE);
  await expect.poll(async () => (await visit(stage)).version, soon).toBe(before);
  storeCopy(store, SLICE, '8.9.1');
  await expect(nkm(stage, 'rollout', 'set', SLICE, '8.9.1', '100')).rejects.toThrow('is signed with another key');
  storeCopy(own, SLICE, '8.9.2');
  await nkm(stage, 'rollout', 'set', SLICE, '8.9.2', '100');
  await expect.poll(async () => (await visit(stage)).version, soon).toBe('8.9.2');

  await nkm(stage, 'key', 'revoke', SLICE);
  storeCopy(own, SLICE, '8.9.3');
  await expect(nkm(stage, 'rollout', 'set', SLICE, '8.9.3', '100')).rejects.toThrow('which was revoked on');
  expect((await visit(stage)).version).toBe('8.9.2');
  await nkm(stage, 'rollback', SLICE);
  await expect.poll(async () => (await visit(stage)).version, soon).toBe(before);
});
