import type { SliceDescription } from '@nkm/contracts';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publishDist } from '../../test/publish-dist';
import { temporaryStore } from '../../test/temporary-folder';
import { route } from '../../test/write-dist';
import { describeStatus } from '../status/describe-status';
import { readReleases } from '../document/read-releases';
import { retireSlice } from '../rollout/retire-slice';
import { rollbackSlice } from '../rollout/rollback-slice';
import { setRollout } from '../rollout/set-rollout';
import { buildSlice } from './build-slice';
import { listVersions } from '../store/list-versions';
import { readSlice } from '../store/read-slice';
import { sliceFolder, versionFolder, type ReleaseStore } from '../store/release-store';

const releaseOf = (store: ReleaseStore, slice = 'mfe-catalog') => readReleases(store).slices[slice];

describe('publishing a slice', () => {
  it('makes the first version stable at once and only stores later ones', async () => {
    const store = temporaryStore();
    expect(await publishDist(store)).toEqual({
      slice: 'mfe-catalog',
      version: '1.0.0',
      live: true,
      types: 'not checked',
    });
    expect(await publishDist(store, { version: '1.1.0' })).toMatchObject({ live: false });
    expect(releaseOf(store)).toMatchObject({ stable: '1.0.0', candidate: null, percent: 0, previous: null });
    expect(listVersions(store, 'mfe-catalog')).toEqual(['1.0.0', '1.1.0']);
  });

  it('only stores the first version when it is held, until a rollout releases it', async () => {
    const store = temporaryStore();
    expect(await publishDist(store, {}, { hold: true })).toMatchObject({ live: false });
    expect(listVersions(store, 'mfe-catalog')).toEqual(['1.0.0']);
    await setRollout(store, { slice: 'mfe-catalog', version: '1.0.0', percent: 100 });
    expect(releaseOf(store)).toMatchObject({ stable: '1.0.0', candidate: null });
  });

  it('stores a version of a retired slice, which stays retired', async () => {
    const store = temporaryStore();
    await publishDist(store);
    await retireSlice(store, 'mfe-catalog');
    expect(await publishDist(store, { version: '1.1.0' })).toMatchObject({ live: false });
    expect([readReleases(store).slices, listVersions(store, 'mfe-catalog')]).toEqual([{}, ['1.0.0', '1.1.0']]);
    expect(await publishDist(store, { name: 'mfe-orders', routes: [route('/my-orders')] })).toMatchObject({
      live: true,
    });
  });

  it('refuses a version that exists and does not change it', async () => {
    const store = temporaryStore();
    await publishDist(store);
    const before = readSlice(store, 'mfe-catalog', '1.0.0', {});
    await expect(publishDist(store, { clientFiles: { 'new.js': '1' } })).rejects.toThrow('1.0.0 is already published');
    expect(readSlice(store, 'mfe-catalog', '1.0.0', {})).toEqual(before);
  });

  it('refuses a version below the highest stored one, unless it is asked for', async () => {
    const store = temporaryStore();
    for (const version of ['1.10.0', '1.9.0-dev.h0123456789']) await publishDist(store, { version }, { older: true });
    const older = { version: '1.9.0' };
    await expect(publishDist(store, older)).rejects.toThrow(
      'mfe-catalog 1.9.0 is older than 1.10.0, the highest stored version (--older allows it)',
    );
    await publishDist(store, older, { older: true });
    expect(listVersions(store, 'mfe-catalog')).toEqual(['1.9.0-dev.h0123456789', '1.9.0', '1.10.0']);
  });

  it('signs where a version comes from', async () => {
    const store = temporaryStore();
    const source = { commit: 'a'.repeat(40), author: 'Ngozi', dirty: false, types: 'checked' } as const;
    await publishDist(store, {}, { source });
    const { provenance } = readSlice(store, 'mfe-catalog', '1.0.0', {});
    expect(provenance).toEqual({ ...source, published_at: expect.stringMatching(/^20\d\d-.*Z$/) });
  });

  it('writes brotli and gzip files when they are smaller, with their sizes in slice.json', async () => {
    const store = temporaryStore();
    await publishDist(store, {
      clientFiles: { 'picture.png': 'x'.repeat(500), 'tiny.js': '1', 'fonts/a.json': '[]'.repeat(99) },
    });
    const folder = versionFolder(store, 'mfe-catalog', '1.0.0');
    const { files } = JSON.parse(readFileSync(path.join(folder, 'slice.json'), 'utf8')) as SliceDescription;
    const read = (file: string) => readFileSync(path.join(folder, file));
    for (const file of ['client/remoteEntry.js', 'client/fonts/a.json']) {
      expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
      expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
      expect(files[file]!.br).toBe(read(`${file}.br`).length);
    }
    for (const file of ['client/picture.png', 'client/tiny.js', 'server/index.cjs']) {
      expect(existsSync(path.join(folder, `${file}.br`))).toBe(false);
      expect(files[file]!.br).toBeUndefined();
    }
  });

  it('leaves nothing behind after a refusal and removes the draft of a killed publication', async () => {
    const store = temporaryStore();
    const draft = path.join(sliceFolder(store, 'mfe-catalog'), '.draft-of-yesterday');
    mkdirSync(draft, { recursive: true });
    writeFileSync(path.join(draft, 'slice.json'), '{}');
    await expect(publishDist(store, { serverCode: 'throw 1' })).rejects.toThrow('is refused');
    expect(listVersions(store, 'mfe-catalog')).toEqual([]);
    await publishDist(store);
    expect(readdirSync(sliceFolder(store, 'mfe-catalog'))).toEqual(['1.0.0']);
  });

  it('is refused before the build in a folder that webpack cannot build', async () => {
    const slice = { name: 'mfe-catalog', folder: '/home/ada/my!shop/mfe-catalog', version: '1.0.0', budget: null };
    await expect(buildSlice(temporaryStore(), slice, '1.0.0')).rejects.toThrow(
      'the path /home/ada/my!shop/mfe-catalog contains "!", which webpack cannot build: rename that folder',
    );
  });

  it('stores only one of two concurrent publications of the same version', async () => {
    const store = temporaryStore();
    const outcomes = await Promise.allSettled([publishDist(store), publishDist(store)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readReleases(store).revision).toBe(1);
  });
});

describe('an address', () => {
  const deals = [route('/'), route('/shop'), route('/deals')];
  const orders = (version: string, routes = [route('/my-orders'), route('/Deals')]) => ({
    name: 'mfe-orders',
    version,
    routes,
  });

  it('is reserved at the publication of a version, before its rollout', async () => {
    const store = temporaryStore();
    await publishDist(store);
    await publishDist(store, { version: '1.1.0', routes: deals });
    await expect(publishDist(store, orders('1.0.0'))).rejects.toThrow(
      'mfe-orders 1.0.0 is refused: route /Deals collides with /deals of mfe-catalog 1.1.0',
    );
    await publishDist(store, orders('1.0.0'), { goal: 'start' });
  });

  it('is free again when the slice publishes a version without it and rolls that out', async () => {
    const store = temporaryStore();
    await publishDist(store, { routes: deals });
    await publishDist(store, { version: '1.1.0' }, { removeRoutes: true });
    await expect(publishDist(store, orders('1.0.0'))).rejects.toThrow('/deals of mfe-catalog 1.0.0');
    await setRollout(store, { slice: 'mfe-catalog', version: '1.1.0', percent: 100 });
    await publishDist(store, orders('1.0.0'));
  });
});

describe('a stored version', () => {
  const file = (store: ReleaseStore, name: string, version = '1.0.0') =>
    path.join(versionFolder(store, 'mfe-catalog', version), name);

  it('is not trusted when a hash in its slice.json was changed', async () => {
    const store = temporaryStore();
    await publishDist(store);
    const text = readFileSync(file(store, 'slice.json'), 'utf8');
    writeFileSync(file(store, 'slice.json'), text.replace(/sha384-./, 'sha384-_'));
    expect(() => readSlice(store, 'mfe-catalog', '1.0.0', {})).toThrow('the signature of');
  });

  it('is not trusted when its folder contains another version', async () => {
    const store = temporaryStore();
    await publishDist(store);
    cpSync(file(store, ''), file(store, '', '2.0.0'), { recursive: true });
    const rollout = setRollout(store, { slice: 'mfe-catalog', version: '2.0.0', percent: 50 });
    await expect(rollout).rejects.toMatchObject({ code: 'bad-signature' });
  });

  it('can be published again only when it is damaged', async () => {
    const store = temporaryStore();
    await publishDist(store);
    await expect(publishDist(store)).rejects.toThrow('already published');
    writeFileSync(file(store, 'slice.json'), '{}');
    await publishDist(store);
    expect(readSlice(store, 'mfe-catalog', '1.0.0', {}).name).toBe('mfe-catalog');
    expect(readReleases(store).revision).toBe(1);
  });
});

describe('rolling out', () => {
  async function twoVersions(): Promise<ReleaseStore> {
    const store = temporaryStore();
    await publishDist(store);
    await publishDist(store, { version: '1.1.0' });
    return store;
  }

  it('goes from a share of the visitors to all of them and back', async () => {
    const store = await twoVersions();
    await setRollout(store, { slice: 'mfe-catalog', version: '1.1.0', percent: 10 });
    expect(releaseOf(store)).toMatchObject({ stable: '1.0.0', candidate: '1.1.0', percent: 10 });
    await setRollout(store, { slice: 'mfe-catalog', version: '1.1.0', percent: 100 });
    expect(releaseOf(store)).toMatchObject({ stable: '1.1.0', candidate: null, previous: '1.0.0' });
    await rollbackSlice(store, 'mfe-catalog');
    expect(releaseOf(store)).toMatchObject({ stable: '1.0.0', previous: null });
    await expect(rollbackSlice(store, 'mfe-catalog')).rejects.toThrow('nothing to roll back to');
    expect(readReleases(store).revision).toBe(4);
  });

  it('gives each rollout its own salt', async () => {
    const store = await twoVersions();
    const salts = new Set<string>();
    for (let n = 0; n < 3; n++) {
      await setRollout(store, { slice: 'mfe-catalog', version: '1.1.0', percent: 10 });
      salts.add(releaseOf(store)!.salt);
      await rollbackSlice(store, 'mfe-catalog');
    }
    expect(salts.size).toBe(3);
  });

  it('refuses versions and slices that do not exist', async () => {
    const store = await twoVersions();
    const set = (slice: string, version: string) => setRollout(store, { slice, version, percent: 10 });
    await expect(set('mfe-catalog', '9.9.9')).rejects.toMatchObject({ code: 'no-version' });
    await expect(set('mfe-catalog', '../1.0.0')).rejects.toMatchObject({ code: 'no-version' });
    await expect(set('mfe-orders', '1.0.0')).rejects.toMatchObject({ code: 'no-version' });
    await expect(rollbackSlice(store, 'mfe-orders')).rejects.toThrow('has no release yet');
  });

  it('refuses a rollout that gives one address to two slices, although both passed the gate', async () => {
    const store = temporaryStore();
    await publishDist(store);
    await publishDist(store, { name: 'mfe-orders', routes: [route('/my-orders')] });
    const moved = [route('/my-orders'), route('/deals')];
    await publishDist(store, { version: '1.1.0', routes: [route('/'), route('/shop'), route('/Deals')] });
    await publishDist(store, { version: '1.2.0' });
    await publishDist(store, { name: 'mfe-orders', version: '1.1.0', routes: moved });
    await setRollout(store, { slice: 'mfe-orders', version: '1.1.0', percent: 5 });
    const attempt = setRollout(store, { slice: 'mfe-catalog', version: '1.1.0', percent: 1 });
    await expect(attempt).rejects.toThrow('1.1.0: route /Deals collides with /deals of mfe-orders 1.1.0');
    await rollbackSlice(store, 'mfe-orders');
    await setRollout(store, { slice: 'mfe-catalog', version: '1.1.0', percent: 1 });
  });
});

it('describeStatus returns the live and the stored versions', async () => {
  const store = temporaryStore();
  await publishDist(store, { version: '1.9.0' });
  await publishDist(store, { version: '1.10.0' });
  await setRollout(store, { slice: 'mfe-catalog', version: '1.10.0', percent: 25 });
  expect(describeStatus(store)).toMatchObject({
    revision: 2,
    slices: [
      { slice: 'mfe-catalog', stable: '1.9.0', candidate: '1.10.0', percent: 25, versions: ['1.9.0', '1.10.0'] },
    ],
    unreleased: [],
    rollouts: [
      {
        slice: 'mfe-catalog',
        version: '1.10.0',
        stable: '1.9.0',
        figures: { candidate: { loads: 0, failures: 0 }, stable: { loads: 0, failures: 0 } },
        step: null,
      },
    ],
    paused: [],
    quarantined: [],
  });
});
