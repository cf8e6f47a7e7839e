import path from 'node:path';

/** The location of the releases of the slices. All paths are absolute. */
export interface ReleaseStore {
  folder: string;
  /** Ed25519, PEM, mode 0600; only publishers have it. */
  privateKeyFile: string;
  /** Verifies signatures. Outside the store, it also protects against a process that can write the store. */
  publicKeyFile: string;
  /** Where the shell stores the newest release document that it has used, outside the store. */
  keptFolder: string;
}

/** `RELEASE_STORE`, `RELEASE_KEY_FILE`, `RELEASE_PUBLIC_KEY_FILE`, `DATA_DIR`; usually `process.env`. */
export type StoreSettings = Readonly<Record<string, string | undefined>>;

/**
 * Returns the store that the settings name.
 * @param root folder of the project; relative settings are resolved against it
 */
export function openStore(settings: StoreSettings, root: string): ReleaseStore {
  const folder = path.resolve(root, settings.RELEASE_STORE || '.nkm/releases');
  return {
    folder,
    privateKeyFile: path.resolve(root, settings.RELEASE_KEY_FILE || path.join(folder, '../release-key.pem')),
    publicKeyFile: path.resolve(root, settings.RELEASE_PUBLIC_KEY_FILE || path.join(folder, 'release-key.pub')),
    keptFolder: path.resolve(root, settings.DATA_DIR || '.nkm/data', 'releases-kept'),
  };
}

export const documentFile = (store: ReleaseStore) => path.join(store.folder, 'releases.json');
export const sliceFolder = (store: ReleaseStore, slice: string) => path.join(store.folder, 'slices', slice);
export const versionFolder = (store: ReleaseStore, slice: string, version: string) =>
  path.join(sliceFolder(store, slice), version);
