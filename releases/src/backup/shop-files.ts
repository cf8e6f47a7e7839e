import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';

/** Files of the shop that a backup holds under `name`. */
export interface FilePart {
  name: 'releases' | 'photographs';
  folder: string;
  /** Whether a file belongs to the shop; its path is relative, with `/`. Others are drafts, locks and logs. */
  keeps(file: string): boolean;
}

/** One of the two keys of the releases. */
export interface KeyFile {
  name: 'release-key.pub' | 'release-key.pem';
  file: string;
  mode: number;
}

/** The release document with its history. They change together. */
export const documentPart = (store: ReleaseStore): FilePart => ({
  name: 'releases',
  folder: store.folder,
  keeps: (file) => file === 'releases.json' || /^history\/[^/]+\.json$/.test(file),
});

/** The stored versions of the slices. */
export const versionsPart = (store: ReleaseStore): FilePart => ({
  name: 'releases',
  folder: store.folder,
  keeps: (file) => /^slices\/[^/.]+\/\d[^/]*\/./.test(file),
});

/** The originals of all photographs, each under its SHA-256. */
export const photographsPart = (dataDir: string): FilePart => ({
  name: 'photographs',
  folder: path.join(dataDir, 'photographs'),
  keeps: (file) => /^[0-9a-f]{2}\/[0-9a-f]{64}$/.test(file),
});

export const publicKeyFile = (store: ReleaseStore): KeyFile => ({
  name: 'release-key.pub',
  file: store.publicKeyFile,
  mode: 0o644,
});
export const privateKeyFile = (store: ReleaseStore): KeyFile => ({
  name: 'release-key.pem',
  file: store.privateKeyFile,
  mode: 0o600,
});

/** The files of a part, relative to its folder, in the order of their names. */
export function listFiles({ folder, keeps }: Pick<FilePart, 'folder' | 'keeps'>): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(keeps)
    .sort();
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
