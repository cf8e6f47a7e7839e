import type { ReleaseDocument } from '@nkm/contracts';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from '../store/release-error';
import { readPublicKey } from '../store/keys';
import { documentFile, historyFolder, type ReleaseStore } from '../store/release-store';
import { replaceFile } from '../store/write-file';
import { readReleases, readSigned } from './read-releases';

const NAME = /^(\d{1,15})\.json$/;

export interface HistoryEntry {
  revision: number;
  /** Null: the file was changed, or signed with another key. */
  document: ReleaseDocument | null;
}

/** Keeps a signed document under its revision. Call it under the store's lock. */
export function writeHistory(store: ReleaseStore, revision: number, signed: string): void {
  const folder = historyFolder(store);
  mkdirSync(folder, { recursive: true });
  replaceFile(path.join(folder, `${revision}.json`), signed);
}

/**
 * The release documents that were in force, oldest first; those from before the history are missing. Each has its
 * signature, so nobody can add or change one unnoticed.
 * @throws ReleaseError those of readReleases
 */
export function readHistory(store: ReleaseStore): HistoryEntry[] {
  const { revision: newest } = readReleases(store);
  const folder = historyFolder(store);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .filter((revision) => revision <= newest)
    .sort((a, b) => a - b)
    .map((revision) => ({ revision, document: readEntry(store, path.join(folder, `${revision}.json`), revision) }));
}

function readEntry(store: ReleaseStore, file: string, revision: number): ReleaseDocument | null {
  try {
    const { document } = readSigned(file, readPublicKey(store));
    return document.revision === revision ? document : null; // a copy of another entry has a valid signature, too
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
}

/** Whether the slice had a release at any time, so that it is retired if it has none now. */
export const wasReleased = (store: ReleaseStore, slice: string): boolean =>
  existsSync(documentFile(store)) && readHistory(store).some(({ document }) => document?.slices[slice] !== undefined);

/**
 * The stable versions that led to the current one of a slice, newest first and without it. A return to an earlier
 * version drops what was stable in between, because it was rolled back.
 */
export function earlierStable(store: ReleaseStore, slice: string): string[] {
  let versions: string[] = [];
  for (const { document } of readHistory(store)) {
    const stable = document?.slices[slice]?.stable;
    if (stable === undefined) continue;
    const again = versions.indexOf(stable);
    versions = again === -1 ? [stable, ...versions] : versions.slice(again);
  }
  return versions.slice(1);
}
