import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishDist } from '../../test/publish-dist';
import { temporaryFolder } from '../../test/temporary-folder';
import { rollbackSlice } from '../rollout/rollback-slice';
import { withPause, withPromotion, withResumption } from '../rollout/rollout-steps';
import { changeRollout, setRollout, startSteps } from '../rollout/set-rollout';
import { formatLog } from '../status/format-status';
import { documentFile, historyFolder, openStore, type ReleaseStore } from '../store/release-store';
import { reissueReleases } from './change-releases';
import { describeChanges } from './describe-changes';
import { readHistory } from './history';
import { readReleases } from './read-releases';

const slice = 'mfe-catalog';
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];

const openIn = (folder: string) => openStore({ RELEASE_STORE: 'releases', RELEASE_BY: 'Ngozi' }, folder);
/** A store with four versions, the first of which is stable. */
const template = temporaryFolder();
beforeAll(async () => {
  for (const version of VERSIONS) await publishDist(openIn(template), { version });
});
function copyOfStore(): ReleaseStore {
  const folder = temporaryFolder();
  cpSync(template, folder, { recursive: true });
  return openIn(folder);
}
const promote = (store: ReleaseStore, version: string) => setRollout(store, { slice, version, percent: 100 });
const releaseOf = (store: ReleaseStore) => readReleases(store).slices[slice];
const fileOf = (store: ReleaseStore, revision: number) => path.join(historyFolder(store), `${revision}.json`);

describe('the history of the releases', () => {
  it('says who changed what, when and why', async () => {
    const store = copyOfStore();
    await setRollout(store, { slice, version: '1.1.0', percent: 12.5, why: 'a new list' });
    await setRollout(store, { slice, version: '1.1.0', percent: 50 });
    await rollbackSlice(store, slice, { why: 'slow' });
    await promote(store, '1.2.0');
    await reissueReleases(store, 40, 'the disk was replaced');
    const log = describeChanges(readHistory(store));
    expect(
      log.map(({ revision, by, why, changes }) => [revision, by, why, ...changes.map(({ what }) => what)]),
    ).toEqual([
      [1, 'Ngozi', null, 'all visitors get 1.0.0'],
      [2, 'Ngozi', 'a new list', '12.5 % get 1.1.0'],
      [3, 'Ngozi', null, '50 % get 1.1.0'],
      [4, 'Ngozi', 'slow', '1.1.0 is withdrawn, all visitors get 1.0.0'],
      [5, 'Ngozi', null, 'all visitors get 1.2.0 instead of 1.0.0'],
      [41, 'Ngozi', 'the disk was replaced'],
    ]);
    const [newest, ...others] = formatLog(log).split('\n');
    expect(newest).toMatch(/^41 {2}20\d\d-\S+Z {2}Ngozi {2}signed again \(the disk was replaced\)$/);
    expect(others.at(-1)).toMatch(/^1 {2}\S+ {2}Ngozi {2}mfe-catalog: all visitors get 1\.0\.0$/);
  });

  it('tells the steps of a rollout, its pauses and its end', async () => {
    const store = copyOfStore();
    await startSteps(store, { slice, version: '1.1.0', plan: { percents: [5, 50], everyS: 600 }, why: 'a new list' });
    await changeRollout(store, { slice, rule: withPause, why: 'slow' });
    await changeRollout(store, { slice, rule: withResumption });
    await changeRollout(store, { slice, rule: withPromotion });
    const told = describeChanges(readHistory(store)).map(({ why, changes }) => [
      why,
      ...changes.map(({ what }) => what),
    ]);
    expect(told.slice(1)).toEqual([
      ['a new list', '5, 50 % get 1.1.0, a step every 600 s'],
      ['slow', '1.1.0 pauses at 5 %'],
      [null, '1.1.0 goes on at 5 %'],
      [null, 'all visitors get 1.1.0 instead of 1.0.0'],
    ]);
  });

  it('does not trust an entry that was changed or replaced by another one', async () => {
    const store = copyOfStore();
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await promote(store, version);
    copyFileSync(fileOf(store, 1), fileOf(store, 2));
    writeFileSync(fileOf(store, 3), readFileSync(fileOf(store, 3), 'utf8').replace('1.2.0', '1.9.0'));
    const untrusted = (revision: number) =>
      `${revision}  cannot be trusted: the file was changed, or signed with another key`;
    expect(formatLog(describeChanges(readHistory(store))).split('\n')).toEqual([
      expect.stringContaining('mfe-catalog: all visitors get 1.3.0 instead of 1.0.0'),
      untrusted(3),
      untrusted(2),
      expect.stringContaining('mfe-catalog: all visitors get 1.0.0'),
    ]);
    await rollbackSlice(store, slice);
    expect(releaseOf(store)).toMatchObject({ stable: '1.2.0', previous: '1.0.0' });
  });

  it('leaves out what a restored store has undone', async () => {
    const store = copyOfStore();
    const backup = readFileSync(documentFile(store), 'utf8');
    await promote(store, '1.1.0');
    writeFileSync(documentFile(store), backup);
    expect(readHistory(store).map(({ revision }) => revision)).toEqual([1]);
  });
});

describe('a rollback', () => {
  it('to a version needs no candidate, and has a fallback afterwards', async () => {
    const store = copyOfStore();
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await promote(store, version);
    await rollbackSlice(store, slice, { to: '1.1.0' });
    expect(releaseOf(store)).toMatchObject({ stable: '1.1.0', previous: '1.0.0', set_by: 'nkm' });
    await rollbackSlice(store, slice, { to: '1.0.0' });
    expect(releaseOf(store)).toMatchObject({ stable: '1.0.0', previous: null });
  });

  it('goes back several steps, one at a time', async () => {
    const store = copyOfStore();
    for (const version of ['1.1.0', '1.2.0']) await promote(store, version);
    await rollbackSlice(store, slice);
    expect(releaseOf(store)).toMatchObject({ stable: '1.1.0', previous: '1.0.0' });
    await rollbackSlice(store, slice);
    expect(releaseOf(store)).toMatchObject({ stable: '1.0.0', previous: null });
  });

  it('to a version that was never stable keeps the newest earlier one as the fallback', async () => {
    const store = copyOfStore();
    for (const version of ['1.1.0', '1.3.0']) await promote(store, version);
    await rollbackSlice(store, slice, { to: '1.2.0' });
    expect(releaseOf(store)).toMatchObject({ stable: '1.2.0', previous: '1.1.0' });
  });

  it('withdraws the candidate', async () => {
    const store = copyOfStore();
    await promote(store, '1.1.0');
    await setRollout(store, { slice, version: '1.2.0', percent: 5 });
    await rollbackSlice(store, slice, { to: '1.0.0' });
    expect(releaseOf(store)).toMatchObject({ stable: '1.0.0', candidate: null, percent: 0 });
  });

  it.each([
    ['1.0.0', '1.0.0 is already stable'],
    ['7.0.0', '7.0.0 is not in the release store'],
  ])('to %s is refused', async (to, message) => {
    const store = copyOfStore();
    await expect(rollbackSlice(store, slice, { to })).rejects.toThrow(message);
  });

  it('works in a store without a history', async () => {
    const store = copyOfStore();
    await promote(store, '1.1.0');
    rmSync(historyFolder(store), { recursive: true });
    await rollbackSlice(store, slice);
    expect(releaseOf(store)).toMatchObject({ stable: '1.0.0', previous: null });
  });
});
