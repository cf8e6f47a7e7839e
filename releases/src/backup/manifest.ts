import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '../store/release-error';
import { writeDurably } from '../store/write-file';
import { fingerprint, type SavedFile } from './copy-file';
import type { SavedDatabase } from './shop-database';

/** The format of a backup. A change that this version cannot read raises it. */
const FORMAT = 1;
const MANIFEST = 'backup.json';
const HASH = 'backup.json.sha256';

/** What a backup contains. */
export interface Manifest {
  format: typeof FORMAT;
  /** ISO 8601, when the backup began. */
  saved_at: string;
  database: SavedDatabase;
  /** All files of the backup except the manifest and its hash. */
  files: SavedFile[];
}

/** The hash of the manifest is the id of its backup. */
export interface ReadManifest {
  manifest: Manifest;
  id: string;
}

/** Writes the manifest into the folder of a backup, and its hash as `sha256sum` does. */
export function writeManifest(folder: string, contents: Omit<Manifest, 'format'>): void {
  const text = `${JSON.stringify({ format: FORMAT, ...contents }, null, 2)}\n`;
  writeDurably(path.join(folder, MANIFEST), text);
  writeDurably(path.join(folder, HASH), `${sha256(text)}  ${MANIFEST}\n`);
}

/**
 * Reads a backup and compares every file with the manifest.
 * @throws ReleaseError `refused` when the folder is no backup, or when anything in it changed
 */
export async function readBackup(folder: string): Promise<ReadManifest> {
  const read = readManifest(folder);
  for (const { path: file, bytes, sha256: hash } of read.manifest.files) {
    const full = path.join(folder, file);
    if (!existsSync(full)) throw damaged(`${full} is missing`);
    const found = await fingerprint(full);
    if (found.bytes !== bytes || found.sha256 !== hash) throw damaged(`${full} is not the file that was saved`);
  }
  return read;
}

function readManifest(folder: string): ReadManifest {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) throw refusal(`${folder} is no backup: it has no ${MANIFEST}`);
  const text = readFileSync(file, 'utf8');
  const id = sha256(text);
  const hash = path.join(folder, HASH);
  if (!existsSync(hash)) throw damaged(`${hash} is missing`);
  if (readFileSync(hash, 'utf8') !== `${id}  ${MANIFEST}\n`) throw damaged(`${file} and ${hash} do not match`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw refusal(`${folder} has format ${manifest.format}, and this version reads ${FORMAT}: use a newer version`);
  return { manifest, id };
}

export const damaged = (what: string) => refusal(`the backup is damaged: ${what}; nothing was changed`);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
