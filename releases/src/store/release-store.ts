import { userInfo } from 'node:os';
import path from 'node:path';
import { readDataDir, SettingReader } from '@nkm/server';

/** The location of the releases of the slices. All paths are absolute. */
export interface ReleaseStore {
  folder: string;
  /** Ed25519, PEM, mode 0600; only publishers have it. */
  privateKeyFile: string;
  /** Verifies signatures. Outside the store, it also protects against a process that can write the store. */
  publicKeyFile: string;
  /** The private keys of slices that have their own, as `<slice>.pem`. */
  sliceKeyFolder: string;
  /** Where the shell stores the newest release document that it has used, outside the store. */
  keptFolder: string;
  /** `DATA_DIR`, with the photographs. */
  dataDir: string;
  /** Who changes the releases: a person or a pipeline. */
  by: string;
}

/** `DATA_DIR` and the settings whose names begin with `RELEASE_`; usually `process.env`. */
export type StoreSettings = Readonly<Record<string, string | undefined>>;

/**
 * Returns the store that the settings name.
 * @param root folder of the project; relative settings are resolved against it
 * @param read knows the definitions of the settings afterwards
 */
export function openStore(settings: StoreSettings, root: string, read = new SettingReader(settings)): ReleaseStore {
  const folder = path.resolve(
    root,
    read.text('RELEASE_STORE', '.nkm/releases', 'folder of the slices’ versions and of the release document'),
  );
  const privateKeyFile = read.text('RELEASE_KEY_FILE', path.join(folder, '../release-key.pem'), {
    what: 'private key that signs releases; only `nkm` reads it',
    unset: '`release-key.pem` beside the store',
  });
  const publicKeyFile = read.text('RELEASE_PUBLIC_KEY_FILE', path.join(folder, 'release-key.pub'), {
    what: 'public key that verifies releases; outside the store, it protects against a process that writes there',
    unset: '`release-key.pub` in the store',
  });
  const sliceKeyFolder = read.text('RELEASE_SLICE_KEYS', path.join(folder, '../slice-keys'), {
    what: 'folder with the private keys of slices that have their own, as `<slice>.pem`; only `nkm` reads it',
    unset: '`slice-keys` beside the store',
  });
  const dataDir = path.resolve(root, readDataDir(read));
  return {
    folder,
    privateKeyFile: path.resolve(root, privateKeyFile),
    publicKeyFile: path.resolve(root, publicKeyFile),
    sliceKeyFolder: path.resolve(root, sliceKeyFolder),
    keptFolder: path.join(dataDir, 'releases-kept'),
    dataDir,
    by: read.text('RELEASE_BY', systemUser(), {
      what: 'person or pipeline that changes releases, as `nkm log` shows it',
      unset: 'the user of the system',
    }),
  };
}

/** A container can run as a user id without a name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

type Folder = Pick<ReleaseStore, 'folder'>;
export const documentFile = (store: Folder) => path.join(store.folder, 'releases.json');
/** A copy of each release document, by revision. */
export const historyFolder = (store: Folder) => path.join(store.folder, 'history');
export const sliceFolder = (store: Folder, slice: string) => path.join(store.folder, 'slices', slice);
export const versionFolder = (store: Folder, slice: string, version: string) =>
  path.join(sliceFolder(store, slice), version);
