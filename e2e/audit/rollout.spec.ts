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
