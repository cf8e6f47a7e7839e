import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '../store/release-error';
import { lockStore } from '../store/lock-store';
import type { ReleaseStore } from '../store/release-store';
import { syncFolder } from '../store/write-file';
import { copyFile, fingerprint, type SavedFile } from './copy-file';
import { writeManifest, type Manifest } from './manifest';
import { DATABASE_FILES, type ShopDatabase } from './shop-database';
import {
  documentPart,
  listFiles,
  photographsPart,
  privateKeyFile,
  publicKeyFile,
  versionsPart,
  type FilePart,
  type KeyFile,
} from './shop-files';

export interface BackupOptions {
  store: ReleaseStore;
  dataDir: string;
  database: ShopDatabase;
  /** Folder of the backup, which must not exist. */
  folder: string;
  /** Also saves the private key of the releases. */
  withKey: boolean;
}

/**
 * Saves the database, then the releases and the photographs: the files of a database must be those that it names, or
 * more. The folder appears when the backup is complete; only its owner can read it.
 * @throws ReleaseError `refused`, `locked`
 */
export async function saveBackup(options: BackupOptions): Promise<Omit<Manifest, 'format'>> {
  const { store, folder, withKey } = options;
  if (existsSync(folder)) throw refusal(`${folder} exists: name a new folder for each backup`);
  if (withKey && !existsSync(store.privateKeyFile))
    throw refusal(`there is no private key ${store.privateKeyFile}: set RELEASE_KEY_FILE, or leave out --with-key`);
  const draft = `${folder}.part`;
  if (existsSync(draft)) throw refusal(`${draft} exists: remove it if a backup that was killed has left it`);
  mkdirSync(draft, { recursive: true });
  try {
    chmodSync(draft, 0o700);
    const contents = await saveInto(draft, options);
    renameSync(draft, folder);
    syncFolder(path.dirname(folder));
    return contents;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

async function saveInto(
  draft: string,
  { store, dataDir, database, withKey }: BackupOptions,
): Promise<Omit<Manifest, 'format'>> {
  const savedAt = new Date().toISOString();
  const unnamed = path.join(draft, 'database');
  const saved = await database.save(unnamed);
  const dump = DATABASE_FILES[saved.kind];
  renameSync(unnamed, path.join(draft, dump));
  const files: SavedFile[] = [{ path: dump, ...(await fingerprint(path.join(draft, dump))) }];

  const keys = [publicKeyFile(store), ...(withKey ? [privateKeyFile(store)] : [])];
  await lockStore(store, async () => {
    files.push(...(await savePart(documentPart(store), draft)));
    for (const key of keys) if (existsSync(key.file)) files.push(await saveKey(key, draft));
  });
  for (const part of [versionsPart(store), photographsPart(dataDir)]) files.push(...(await savePart(part, draft)));

  const contents = { saved_at: savedAt, database: saved, files };
  writeManifest(draft, contents);
  return contents;
}

async function savePart(part: FilePart, draft: string): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  for (const file of listFiles(part)) {
    const name = `${part.name}/${file}`;
    try {
      saved.push({ path: name, ...(await copyFile(path.join(part.folder, file), path.join(draft, name))) });
    } catch (error) {
      // The running shop deletes photographs that nothing shows.
      if (part.name !== 'photographs' || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return saved;
}

async function saveKey({ name, file, mode }: KeyFile, draft: string): Promise<SavedFile> {
  return { path: name, ...(await copyFile(file, path.join(draft, name), mode)) };
}
