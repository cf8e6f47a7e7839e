import type { ReleaseDocument } from '@nkm/contracts';
import { createHash, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { replaceFile } from '../store/write-file';
import { readSigned } from './read-releases';

/** One file per revision, so that shells that share the folder never overwrite a newer document with an older one. */
const NAME = /^(\d{1,15})\.json$/;

/** One folder per public key, because the revisions of different keys are independent. */
function folderOf({ keptFolder }: ReleaseStore, publicKey: KeyObject): string {
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return path.join(keptFolder, createHash('sha256').update(bytes).digest('hex').slice(0, 32));
}

/**
 * The newest release document that a shell with this `DATA_DIR` has used, or null. Skips files whose signature is
 * wrong: damaged files, or files that another program put there.
 */
export function readKept(store: ReleaseStore, publicKey: KeyObject): ReleaseDocument | null {
  const folder = folderOf(store, publicKey);
  for (const revision of revisionsIn(folder)) {
    try {
      return readSigned(path.join(folder, `${revision}.json`), publicKey).document;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
    }
  }
  return null;
}

/**
 * Stores the document in use and removes the older ones.
 * @param text the document with its signature, as in the store
 * @throws ReleaseError `not-kept`
 */
export function keepDocument(store: ReleaseStore, publicKey: KeyObject, revision: number, text: string): void {
  const folder = folderOf(store, publicKey);
  const file = path.join(folder, `${revision}.json`);
  try {
    if (existsSync(file)) return;
    mkdirSync(folder, { recursive: true });
    replaceFile(file, text);
    for (const older of revisionsIn(folder))
      if (older < revision) rmSync(path.join(folder, `${older}.json`), { force: true });
  } catch (cause) {
    const message =
      `cannot keep the release document in ${folder} (DATA_DIR): ${(cause as Error).message}; ` +
      'after a restart the shell would accept an older one';
    throw new ReleaseError('not-kept', message, { cause });
  }
}

/** Highest first. */
function revisionsIn(folder: string): number[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}
