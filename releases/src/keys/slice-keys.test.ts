import type { ReleaseDocument } from '@nkm/contracts';
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishDist } from '../../test/publish-dist';
import { temporaryStore } from '../../test/temporary-folder';
import { route, type DistOptions } from '../../test/write-dist';
import { describeChanges } from '../document/describe-changes';
import { readHistory } from '../document/history';
import { readReleases } from '../document/read-releases';
import { watchReleases } from '../document/watch-releases';
import { rollbackSlice } from '../rollout/rollback-slice';
import { setRollout } from '../rollout/set-rollout';
import { isSound, readSlice } from '../store/read-slice';
import { documentFile, versionFolder, type ReleaseStore } from '../store/release-store';
import { newSliceKey, revokeSliceKey } from './change-slice-keys';
import { sliceKeyFile } from './find-signer';
import { formatKeys } from './format-keys';

const SLICE = 'mfe-catalog';
const OTHER = 'mfe-orders';
const DAY_MS = 86_400_000;
const OPEN = { addresses: null, until: null };

const publish = (store: ReleaseStore, version: string, more: DistOptions = {}) =>
  publishDist(store, { version, ...more });
const release = (store: ReleaseStore, version: string) => setRollout(store, { slice: SLICE, version, percent: 100 });
const fileOf = (store: ReleaseStore, version: string, name = 'slice.json') =>
  path.join(versionFolder(store, SLICE, version), name);

/** What a shell with this document makes of a version. */
const isTaken = (store: ReleaseStore, version: string, document = readReleases(store)) =>
  isSound(store, SLICE, version, document);

/** The first version, signed with the operator's key. */
const template = temporaryStore();
beforeAll(() => publish(template, '1.0.0'));

/** A slice whose second version is signed with its own key. */
async function storeWithKey(terms: Parameters<typeof newSliceKey>[2] = OPEN) {
  const store = temporaryStore();
  cpSync(template.folder, store.folder, { recursive: true });
  cpSync(template.privateKeyFile, store.privateKeyFile);
  const { key } = await newSliceKey(store, SLICE, terms);
  await publish(store, '1.1.0');
  await release(store, '1.1.0');
  return { store, key };
}

/** Signs a stored description as somebody with another key would. */
function forge(store: ReleaseStore, version: string, change: (text: string) => string, key = otherKey()): void {
  const text = change(readFileSync(fileOf(store, version), 'utf8'));
  writeFileSync(fileOf(store, version), text);
  writeFileSync(fileOf(store, version, 'slice.json.sig'), sign(null, Buffer.from(text), key).toString('base64'));
}
const otherKey = () => generateKeyPairSync('ed25519').privateKey;

afterEach(() => jest.restoreAllMocks());
const atDay = (day: number) => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + day * DAY_MS);

describe('a slice with its own key', () => {
  it('is published with it, and its earlier versions stay', async () => {
    const { store, key } = await storeWithKey();
    expect(statSync(sliceKeyFile(store, SLICE)).mode & 0o777).toBe(0o600);
    expect(readReleases(store).slices[SLICE]).toMatchObject({ stable: '1.1.0', previous: '1.0.0' });
    expect(['1.0.0', '1.1.0'].map((version) => isTaken(store, version))).toEqual([true, true]);
    await rollbackSlice(store, SLICE);
    expect(isTaken(store, readReleases(store).slices[SLICE]!.stable)).toBe(true);
    expect(formatKeys(readReleases(store), Date.now())).toBe(`${SLICE}  ${key.id}  in force`);
    expect(readFileSync(documentFile(store), 'utf8')).not.toContain('PRIVATE KEY');
  });

  it("leaves the other slices to the operator's key", async () => {
    const { store } = await storeWithKey();
    await publishDist(store, { name: OTHER, routes: [route('/my-orders')] });
    expect(readReleases(store).slices[OTHER]).toMatchObject({ stable: '1.0.0' });
    expect(isSound(store, OTHER, '1.0.0', readReleases(store))).toBe(true);
  });

  it("is not published with the operator's key, of another slice or without one", async () => {
    const { store } = await storeWithKey();
    await newSliceKey(store, OTHER, OPEN);
    const own = sliceKeyFile(store, SLICE);
    cpSync(sliceKeyFile(store, OTHER), own);
    await expect(publish(store, '1.2.0')).rejects.toThrow(`${own} is not a key of ${SLICE}: ask the operator for one`);
    cpSync(store.privateKeyFile, own);
    await expect(publish(store, '1.2.0')).rejects.toThrow('is not a key of');
    rmSync(own);
    await expect(publish(store, '1.2.0')).rejects.toThrow(`${SLICE} has its own key, but ${own} is missing`);
    expect(existsSync(versionFolder(store, SLICE, '1.2.0'))).toBe(false);
  });

  it("is stored by a team without the operator's key, and released by the operator", async () => {
    const store = temporaryStore();
    await newSliceKey(store, SLICE, OPEN);
    const aside = `${store.privateKeyFile}.aside`;
    renameSync(store.privateKeyFile, aside);
    expect(await publish(store, '1.0.0')).toMatchObject({ live: false });
    expect(await publish(store, '1.1.0')).toMatchObject({ live: false });
    await expect(release(store, '1.0.0')).rejects.toThrow('the private key of this store is missing');
    renameSync(aside, store.privateKeyFile);
    await release(store, '1.0.0');
    expect(isTaken(store, '1.0.0')).toBe(true);
  });

  it('claims only the addresses of its key', async () => {
    const { store } = await storeWithKey({ addresses: ['/', '/shop'], until: null });
    const routes = [route('/'), route('/shop'), route('/deals')];
    const refused = 'route /deals is not among the addresses of the key';
    await expect(publish(store, '1.2.0', { routes })).rejects.toThrow(refused);
    await publish(store, '1.2.0');
    const key = sliceKeyFile(store, SLICE);
    forge(store, '1.2.0', (text) => text.replaceAll('"/shop"', '"/deals"'), createPrivateKey(readFileSync(key)));
    await expect(release(store, '1.2.0')).rejects.toThrow(refused);
    expect(isTaken(store, '1.2.0')).toBe(false);
  });

  it('is listed with its keys in the log', async () => {
    const { store, key } = await storeWithKey({ ...OPEN, why: 'a new team' });
    await revokeSliceKey(store, SLICE, { id: key.id, why: 'lost' });
    const log = describeChanges(readHistory(store));
    expect(log.map(({ why, changes }) => [changes[0]?.what, why])).toEqual([
      ['all visitors get 1.0.0', null],
      [`new key ${key.id}`, 'a new team'],
      ['all visitors get 1.1.0 instead of 1.0.0', null],
      [`the key ${key.id} is revoked`, 'lost'],
    ]);
  });
});

describe('a key that is revoked or over', () => {
  it('signs nothing new, but what was released with it stays', async () => {
    const { store, key } = await storeWithKey();
    await publish(store, '1.2.0');
    await revokeSliceKey(store, SLICE);
    expect(['1.0.0', '1.1.0', '1.2.0'].map((version) => isTaken(store, version))).toEqual([true, true, false]);
    await expect(publish(store, '1.3.0')).rejects.toThrow(`the key ${key.id} of ${SLICE} was revoked on`);
    await expect(release(store, '1.2.0')).rejects.toThrow(
      `${SLICE} 1.2.0 is signed with the key ${key.id}, which was revoked on`,
    );
    await rollbackSlice(store, SLICE);
    await rollbackSlice(store, SLICE, { to: '1.1.0' });
    expect(readReleases(store).slices[SLICE]).toMatchObject({ stable: '1.1.0' });
  });

  it('is replaced by a new one, which publishes the same number again', async () => {
    const { store, key } = await storeWithKey();
    await publish(store, '1.2.0');
    const file = sliceKeyFile(store, SLICE);
    await expect(newSliceKey(store, SLICE, OPEN)).rejects.toThrow(`${file} exists: move it away first`);
    rmSync(file);
    await newSliceKey(store, SLICE, OPEN);
    expect(isTaken(store, '1.2.0')).toBe(true); // both are in force
    await revokeSliceKey(store, SLICE, { id: key.id });
    await publish(store, '1.2.0');
    await release(store, '1.2.0');
    expect(isTaken(store, '1.2.0')).toBe(true);
    await expect(revokeSliceKey(store, SLICE, { id: key.id })).rejects.toThrow(`has no key ${key.id} to revoke`);
    await expect(revokeSliceKey(store, OTHER)).rejects.toThrow(`${OTHER} has no key to revoke`);
  });

  it.each([
    ['three days before its end', -3, true],
    ['three days after its end', 3, false],
  ])('%s, a clock decides only about new versions', async (_, day, isInForce) => {
    const end = new Date(Date.now() + 10 * DAY_MS).toISOString();
    const { store, key } = await storeWithKey({ addresses: null, until: end });
    await publish(store, '1.2.0');
    atDay(10 + day);
    expect(['1.0.0', '1.1.0'].map((version) => isTaken(store, version))).toEqual([true, true]);
    expect(isTaken(store, '1.2.0')).toBe(isInForce);
    if (isInForce) return void (await release(store, '1.2.0'));
    const words = `${key.id}, which ended on ${end.slice(0, 10)}: publish it with a key of ${SLICE}`;
    await expect(release(store, '1.2.0')).rejects.toThrow(words);
    await expect(publish(store, '1.3.0')).rejects.toThrow(`of ${SLICE} ended on`);
    await rollbackSlice(store, SLICE);
    const past = newSliceKey(store, OTHER, { addresses: null, until: end });
    await expect(past).rejects.toThrow(`${end.slice(0, 10)} is over`);
    expect(existsSync(sliceKeyFile(store, OTHER))).toBe(false);
  });
});

describe('a version of somebody who can write the store', () => {
  it.each([
    ['another key', otherKey],
    ['the key of the slice', null],
  ])('does not replace a released one, signed with %s', async (_, key) => {
    const { store } = await storeWithKey();
    const signer = key?.() ?? createPrivateKey(readFileSync(sliceKeyFile(store, SLICE)));
    forge(store, '1.1.0', (text) => text.replace('"Title"', '"Forged"'), signer);
    expect(isTaken(store, '1.1.0')).toBe(false);
    await expect(publish(store, '1.1.0')).rejects.toThrow('1.1.0 was released with other contents');
  });

  it('is not released with a foreign key', async () => {
    const { store } = await storeWithKey();
    await publish(store, '1.2.0');
    forge(store, '1.2.0', (text) => text);
    expect(isTaken(store, '1.2.0')).toBe(false);
    await expect(release(store, '1.2.0')).rejects.toThrow(
      `${SLICE} 1.2.0 is signed with another key: publish it with a key of ${SLICE}`,
    );
    expect(readReleases(store).slices[SLICE]).toMatchObject({ stable: '1.1.0' });
  });

  it('is not taken with a forged or an older list of keys', async () => {
    const { store } = await storeWithKey();
    const older = readFileSync(documentFile(store), 'utf8');
    await publish(store, '1.2.0');
    await revokeSliceKey(store, SLICE);
    const newest = readFileSync(documentFile(store), 'utf8');
    const used: ReleaseDocument[] = [];
    const faults: string[] = [];
    const shell = () => watchReleases(store, (one) => used.push(one), { onProblem: ({ code }) => faults.push(code) })();
    shell();
    writeFileSync(documentFile(store), older);
    shell();
    const { document } = JSON.parse(newest) as { document: string };
    const forged = document.replace(/"revoked_at":"[^"]+"/, '"revoked_at":null');
    const signature = sign(null, Buffer.from(forged), otherKey()).toString('base64');
    writeFileSync(documentFile(store), JSON.stringify({ document: forged, signature }));
    shell();
    expect(faults).toEqual(['old-revision', 'bad-signature']);
    expect(used.map((one) => isTaken(store, '1.2.0', one))).toEqual([false, false, false]);
    expect(used.map((one) => readSlice(store, SLICE, '1.1.0', one).version)).toEqual(['1.1.0', '1.1.0', '1.1.0']);
  });
});
