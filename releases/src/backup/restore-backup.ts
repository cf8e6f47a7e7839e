import { restoreMarker, unfinishedRestore, type Restore } from '@nkm/server';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { withLock } from '../store/with-lock';
import { replaceFile } from '../store/write-file';
import { readBackup, type Manifest, type ReadManifest } from './manifest';
import { DATABASE_FILES, KINDS, type ShopDatabase } from './shop-database';
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
import { entriesOf, moveStaged, stageFiles } from './stage-files';

export interface RestoreOptions {
  store: ReleaseStore;
  dataDir: string;
  database: ShopDatabase;
  /** Folder of the backup. */
  folder: string;
}

/**
 * Restores a backup into an empty database and empty folders. It changes nothing before all files are verified. A
 * marker in `DATA_DIR` says that a restore has not finished; the same command then finishes it.
 * @throws ReleaseError `refused`; `locked` while another restore runs
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const read = await readBackup(options.folder);
  await withLock(path.join(options.dataDir, 'restore.lock'), () => restoreVerified(options, read), { patience: 0 });
  return read.manifest;
}

async function restoreVerified(
  { store, dataDir, database, folder }: RestoreOptions,
  { manifest, id }: ReadManifest,
): Promise<void> {
  const parts = [photographsPart(dataDir), versionsPart(store), documentPart(store)];
  const keys = [publicKeyFile(store), privateKeyFile(store)].filter(({ name }) => holds(manifest, name));

  const begun = unfinishedRestore(dataDir);
  if (begun !== null && begun.id !== id) throw refusal(`the restore of ${begun.backup} did not finish: run it again`);
  const { kind, used } = await database.check();
  if (kind !== manifest.database.kind)
    throw refusal(
      `the backup is of ${KINDS[manifest.database.kind]}, the settings name ${KINDS[kind]}: see DATABASE_URL`,
    );
  if (begun === null) refuseUsed(used, parts, manifest);
  refuseOtherKeys(folder, keys);
  // Nothing opens the database while the marker exists, so the first try filled it, and then it has all rows.
  const isFilled = used && sameRows(await database.count(), manifest.database.tables);
  if (used && !isFilled) throw usedDatabase();

  replaceFile(restoreMarker(dataDir), JSON.stringify({ backup: folder, id } satisfies Restore));
  try {
    const staged = await stageFiles(folder, manifest.files, parts, keys);
    if (!isFilled) await database.restore(path.join(folder, DATABASE_FILES[kind]));
    moveStaged(staged);
  } catch (cause) {
    throw refusal(`${(cause as Error).message.replace(/\.$/, '')}; the restore is not finished: run it again`, {
      cause,
    });
  }
  rmSync(restoreMarker(dataDir));
}

/** Whether the backup has this file. */
export const holds = ({ files }: Pick<Manifest, 'files'>, name: string) => files.some((file) => file.path === name);

const usedDatabase = () => refusal('the database is in use, it has tables: create an empty one, and set DATABASE_URL');

/** Also refuses an empty folder where the restore would put one: later it could not tell it from its own. */
function refuseUsed(used: boolean, parts: readonly FilePart[], { files }: Manifest): void {
  if (used) throw usedDatabase();
  for (const part of parts) {
    const own = entriesOf(part, files);
    const first = listFiles(part)[0] ?? own.find((entry) => existsSync(path.join(part.folder, entry)));
    if (first !== undefined) throw refusal(`${part.folder} is in use, it has ${first}: move it away, or name another`);
  }
}

function refuseOtherKeys(folder: string, keys: readonly KeyFile[]): void {
  for (const { name, file } of keys)
    if (existsSync(file) && !readFileSync(file).equals(readFileSync(path.join(folder, name))))
      throw refusal(`${file} is another key than that of the backup: move it away, or name another file`);
}

function sameRows(found: Readonly<Record<string, number>>, saved: Readonly<Record<string, number>>): boolean {
  const names = Object.keys(saved);
  return Object.keys(found).length === names.length && names.every((name) => found[name] === saved[name]);
}
