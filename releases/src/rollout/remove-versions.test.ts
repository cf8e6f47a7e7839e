import { cpSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishDist } from '../../test/publish-dist';
import { temporaryFolder } from '../../test/temporary-folder';
import { readReleases } from '../document/read-releases';
import { listVersions } from '../store/list-versions';
import { openStore, type ReleaseStore, versionFolder } from '../store/release-store';
import { removeVersions } from './remove-versions';
import { retireSlice } from './retire-slice';
import { setRollout } from './set-rollout';

const slice = 'mfe-catalog';
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'];
const DAY = 86_400_000;

const openIn = (folder: string) => openStore({ RELEASE_STORE: 'releases', RELEASE_BY: 'Ngozi' }, folder);
/** A store with five versions, the first of which is stable. They were stored one day after the other. */
const template = temporaryFolder();
beforeAll(async () => {
  for (const [index, version] of VERSIONS.entries()) {
    await publishDist(openIn(template), { version });
    const folder = versionFolder(openIn(template), slice, version);
    const origin = path.join(folder, 'origin.json');
    const published_at = new Date(Date.now() - (VERSIONS.length - index) * DAY).toISOString();
    writeFileSync(origin, JSON.stringify({ ...JSON.parse(readFileSync(origin, 'utf8')), published_at }));
    utimesSync(path.join(folder, 'slice.json'), 0, 0); // as after a restore
  }
});
function copyOfStore(): ReleaseStore {
  const folder = temporaryFolder();
  cpSync(template, folder, { recursive: true, preserveTimestamps: true });
  return openIn(folder);
}
const promote = (store: ReleaseStore, version: string) => setRollout(store, { slice, version, percent: 100 });
const inDays = (days: number) => new Date(Date.now() + days * DAY);

describe('old versions', () => {
  it('are removed, except the newest, the live ones, and those of the last seven days', async () => {
    const store = copyOfStore();
    await promote(store, '1.1.0');
    await promote(store, '1.2.0');
    const kept = async (days: number) => {
      await removeVersions(store, { keep: 1, now: inDays(days) });
      return listVersions(store, slice);
    };
    expect(await kept(6)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.4.0']);
    expect(await kept(8)).toEqual(['1.1.0', '1.2.0', '1.4.0']);
    expect(readReleases(store).slices[slice]).toMatchObject({ stable: '1.2.0', previous: '1.1.0' });
  });

  it('are only named in a dry run', async () => {
    const store = copyOfStore();
    const removed = await removeVersions(store, { keep: 2, now: inDays(30), dryRun: true });
    expect(removed.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0']);
    expect(removed.every(({ bytes }) => bytes > 1_000)).toBe(true);
    expect(listVersions(store, slice)).toEqual(VERSIONS);
  });
});

describe('a retired slice', () => {
  it('has no release, keeps its versions, and comes back with a rollout', async () => {
    const store = copyOfStore();
    await retireSlice(store, slice, 'it moves');
    expect(readReleases(store)).toMatchObject({ slices: {}, change: { by: 'Ngozi', why: 'it moves' } });
    await expect(retireSlice(store, slice)).rejects.toThrow('mfe-catalog has no release');
    await promote(store, '1.3.0');
    expect(readReleases(store).slices[slice]).toMatchObject({ stable: '1.3.0' });
  });
});
