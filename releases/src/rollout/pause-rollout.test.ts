import { Command } from 'commander';
import { publishDist } from '../../test/publish-dist';
import { temporaryFolder } from '../../test/temporary-folder';
import { describeStatus } from '../status/describe-status';
import { addReleaseCommands } from '../release-commands';
import { writePause, writeQuarantine } from '../quarantine/write-quarantine';
import { readReleases } from '../document/read-releases';
import { appendReports } from '../reports/append-reports';
import { openStore, type ReleaseStore } from '../store/release-store';
import { pauseRollout, resumeRollout, startSteps } from './set-rollout';

const slice = 'mfe-catalog';
const version = '1.1.0';
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A rollout whose steps are over at once by the clock, and need 100 page loads each. */
async function aWaitingRollout(): Promise<ReleaseStore> {
  const store = openStore({ RELEASE_STORE: 'releases' }, temporaryFolder());
  for (const each of ['1.0.0', version]) await publishDist(store, { version: each });
  await startSteps(store, { slice, version, plan: { percents: [1, 5, 100], everyS: 0.001, minLoads: 100 } });
  return store;
}

async function arePageLoads(store: ReleaseStore, loads: number): Promise<void> {
  await pass(5);
  appendReports(store, 'a-shell', [{ at: new Date().toISOString(), slice, version, loads }]);
  await pass(5);
}
const shareOf = (store: ReleaseStore) => describeStatus(store).slices[0]!.percent;

it('the steps of a rollout wait for 50 page loads each, unless the command says otherwise', async () => {
  const store = openStore({ RELEASE_STORE: 'releases' }, temporaryFolder());
  for (const each of ['1.0.0', version]) await publishDist(store, { version: each });
  const program = new Command();
  addReleaseCommands(program, store, () => undefined);
  const run = (...args: string[]) => program.parseAsync(['rollout', ...args], { from: 'user' });
  await run('start', slice, version, '--every', '1s');
  expect(readReleases(store).slices[slice]!.steps).toMatchObject({ every_s: 1, min_loads: 50 });
  await run('abort', slice);
  await run('start', slice, version, '--min-loads', '0');
  expect(readReleases(store).slices[slice]!.steps).not.toHaveProperty('min_loads');
});

it('a pause and a resumption keep and name the share that holds, also when page loads were needed for it', async () => {
  const store = await aWaitingRollout();
  const percentAfter = async (change: typeof pauseRollout) => (await change(store, slice)).slices[slice]!.percent;
  await arePageLoads(store, 60);
  expect(await percentAfter(pauseRollout)).toBe(1);
  expect([await percentAfter(resumeRollout), shareOf(store)]).toEqual([1, 1]);
  await arePageLoads(store, 100);
  expect(shareOf(store)).toBe(5);
  expect([await percentAfter(pauseRollout), shareOf(store)]).toEqual([5, 5]);
  expect([await percentAfter(resumeRollout), shareOf(store)]).toEqual([5, 5]);
});

it('a rollout that the shells paused goes on at its share, and somebody can pause it there', async () => {
  const store = await aWaitingRollout();
  await arePageLoads(store, 100);
  const notice = () => ({ slice, version, revision: readReleases(store).revision, reason: 'faults' });
  const stop = () => writePause(store, { ...notice(), since: new Date().toISOString() }, readReleases(store));
  stop();
  await arePageLoads(store, 100);
  expect(shareOf(store)).toBe(5);
  expect([(await pauseRollout(store, slice)).slices[slice]!.percent, shareOf(store)]).toEqual([5, 5]);
  stop();
  const { steps, percent } = (await resumeRollout(store, slice)).slices[slice]!;
  expect([percent, steps!.paused_at, shareOf(store)]).toEqual([5, null, 5]);
});

it('a rollout that the shells stopped has a share of 0 % until somebody resumes it at its share', async () => {
  const store = await aWaitingRollout();
  await arePageLoads(store, 100);
  const notice = { slice, version, revision: readReleases(store).revision, reason: 'it looped' };
  writeQuarantine(store, { ...notice, since: new Date().toISOString() }, readReleases(store));
  const { slices, quarantined, rollouts } = describeStatus(store);
  expect(slices[0]).toMatchObject({ candidate: version, percent: 0, steps: { paused: true, next: null } });
  expect([quarantined[0]!.stopped, rollouts[0]!.step]).toEqual([true, null]);
  expect((await resumeRollout(store, slice)).slices[slice]!.percent).toBe(5);
  expect(shareOf(store)).toBe(5);
});
