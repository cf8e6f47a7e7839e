import { generateKeyPairSync, sign } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { temporaryFolder, temporaryStore } from '../../test/temporary-folder';
import { firstRelease } from '../rollout/rollout-rules';
import { documentFile, openStore, type ReleaseStore } from '../store/release-store';
import { changeReleases } from './change-releases';
import { readReleases } from './read-releases';

const add = (store: ReleaseStore, slice: string, version = '1.0.0') =>
  changeReleases(store, (slices) => ({ ...slices, [slice]: firstRelease(version, 'salt') }));
const signedText = (store: ReleaseStore) =>
  JSON.parse(readFileSync(documentFile(store), 'utf8')) as { document: string; signature: string };
const rewrite = (store: ReleaseStore, content: unknown) =>
  writeFileSync(documentFile(store), typeof content === 'string' ? content : JSON.stringify(content));

describe('the release document', () => {
  it('is signed, and each change raises its revision by one', async () => {
    const store = temporaryStore();
    expect((await add(store, 'mfe-catalog')).revision).toBe(1);
    expect((await add(store, 'mfe-orders')).revision).toBe(2);
    expect(readReleases(store)).toMatchObject({
      revision: 2,
      slices: { 'mfe-catalog': { stable: '1.0.0' }, 'mfe-orders': {} },
    });
    expect(readdirSync(store.folder).sort()).toEqual(['history', 'release-key.pub', 'releases.json']);
  });

  it('is not written when nothing changes or the change is refused', async () => {
    const store = temporaryStore();
    await add(store, 'mfe-catalog');
    const before = readFileSync(documentFile(store), 'utf8');
    await changeReleases(store, (slices) => slices);
    await expect(
      changeReleases(store, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(readFileSync(documentFile(store), 'utf8')).toBe(before);
  });

  it('loses none of many concurrent changes', async () => {
    const store = temporaryStore();
    const names = Array.from({ length: 25 }, (_, n) => `mfe-slice-${n}`);
    await Promise.all(names.map((name) => add(store, name)));
    expect(readReleases(store).revision).toBe(25);
    expect(Object.keys(readReleases(store).slices).sort()).toEqual(names.sort());
  });

  it('keeps the private key outside the store, readable only by its owner', async () => {
    const store = temporaryStore();
    await add(store, 'mfe-catalog');
    expect(statSync(store.privateKeyFile).mode & 0o777).toBe(0o600);
    expect(path.relative(store.folder, store.privateKeyFile)).toBe('../release-key.pem');
  });
});

describe('a release document that cannot be trusted', () => {
  const faultOf = (store: ReleaseStore) => {
    try {
      readReleases(store);
    } catch (error) {
      return (error as { code?: string }).code;
    }
    throw new Error('it was trusted');
  };

  it('is missing', () => {
    expect(faultOf(temporaryStore())).toBe('no-releases');
  });

  it.each(['', 'no JSON', 'null', '[]', '{}', '{"document": 1, "signature": "x"}'])(
    'is not a signed document: %s',
    async (text) => {
      const store = temporaryStore();
      await add(store, 'mfe-catalog');
      rewrite(store, text);
      expect(faultOf(store)).toBe('malformed');
    },
  );

  it('has a changed character or the signature of another key', async () => {
    const store = temporaryStore();
    await add(store, 'mfe-catalog');
    const { document, signature } = signedText(store);
    rewrite(store, { document: document.replace('1.0.0', '1.0.1'), signature });
    expect(faultOf(store)).toBe('bad-signature');
    const { privateKey } = generateKeyPairSync('ed25519');
    rewrite(store, { document, signature: sign(null, Buffer.from(document), privateKey).toString('base64') });
    expect(faultOf(store)).toBe('bad-signature');
    rewrite(store, { document, signature: '' });
    expect(faultOf(store)).toBe('bad-signature');
  });

  it('refuses further changes', async () => {
    const store = temporaryStore();
    await add(store, 'mfe-catalog');
    rewrite(store, { ...signedText(store), signature: 'AAAA' });
    await expect(add(store, 'mfe-orders')).rejects.toMatchObject({ code: 'bad-signature' });
  });

  it.each([
    ['the private key is lost', (store: ReleaseStore) => rmSync(store.privateKeyFile)],
    [
      'the private key belongs to another store',
      async (store: ReleaseStore) => {
        const other = temporaryStore();
        await add(other, 'mfe-catalog');
        writeFileSync(store.privateKeyFile, readFileSync(other.privateKeyFile));
      },
    ],
    ['the private key file holds no key', (store: ReleaseStore) => writeFileSync(store.privateKeyFile, 'nonsense')],
  ])('is not replaced when %s', async (_, spoil) => {
    const store = temporaryStore();
    await add(store, 'mfe-catalog');
    await spoil(store);
    await expect(add(store, 'mfe-orders')).rejects.toMatchObject({ code: 'no-key' });
    expect(readReleases(store).revision).toBe(1);
  });

  it.each([
    ['a version that is a path', { 'mfe-catalog': firstRelease('../../etc', 's') }],
    ['a slice that is a path', { '../mfe-catalog': firstRelease('1.0.0', 's') }],
    ['a percent over 100', { 'mfe-catalog': { ...firstRelease('1.0.0', 's'), percent: 101 } }],
    ['no object for a slice', { 'mfe-catalog': null as never }],
  ])('has %s, although it is signed', async (_, slices) => {
    const store = temporaryStore();
    await changeReleases(store, () => slices);
    expect(faultOf(store)).toBe('malformed');
  });
});

it('openStore resolves the settings against the project and has defaults', () => {
  const root = temporaryFolder();
  expect(openStore({}, root)).toEqual({
    folder: path.join(root, '.nkm/releases'),
    privateKeyFile: path.join(root, '.nkm/release-key.pem'),
    publicKeyFile: path.join(root, '.nkm/releases/release-key.pub'),
    sliceKeyFolder: path.join(root, '.nkm/slice-keys'),
    keptFolder: path.join(root, '.nkm/data/releases-kept'),
    dataDir: path.join(root, '.nkm/data'),
    by: userInfo().username,
  });
  expect(
    openStore(
      {
        RELEASE_STORE: '/srv/r',
        RELEASE_KEY_FILE: 'k.pem',
        RELEASE_PUBLIC_KEY_FILE: '/etc/k.pub',
        RELEASE_SLICE_KEYS: 'keys',
        DATA_DIR: '/data',
        RELEASE_BY: 'CI',
      },
      root,
    ),
  ).toEqual({
    sliceKeyFolder: path.join(root, 'keys'),
    keptFolder: '/data/releases-kept',
    dataDir: '/data',
    by: 'CI',
    folder: '/srv/r',
    privateKeyFile: path.join(root, 'k.pem'),
    publicKeyFile: '/etc/k.pub',
  });
});
