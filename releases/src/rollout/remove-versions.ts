import type { SliceRelease } from '@nkm/contracts';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readHistory } from '../document/history';
import { readReleases } from '../document/read-releases';
import { listStoredSlices, listVersions } from '../store/list-versions';
import { type ReleaseStore, sliceFolder, versionFolder } from '../store/release-store';
import { withLock } from '../store/with-lock';

/** Days for which a version stays after it was live, for open tabs. */
const OPEN_TABS_DAYS = 7;

export interface RemovedVersion {
  slice: string;
  version: string;
  /** On the disk. */
  bytes: number;
}

export interface RemoveOptions {
  /** Newest versions of each slice that stay in any case. */
  keep: number;
  now: Date;
  /** Only tells what would be removed. */
  dryRun?: boolean;
}

/**
 * Removes old versions. Of each slice, it keeps the newest ones, those that visitors can get now, and those that they
 * could get in the last seven days, because open tabs still load their files.
 * @throws ReleaseError those of readReleases, and `locked` while a slice is being published
 */
export async function removeVersions(
  store: ReleaseStore,
  { keep, now, dryRun = false }: RemoveOptions,
): Promise<RemovedVersion[]> {
  const needed = neededVersions(store, now);
  const removed: RemovedVersion[] = [];
  for (const slice of listStoredSlices(store))
    await withLock(`${sliceFolder(store, slice)}.lock`, () => {
      const newestFirst = listVersions(store, slice).sort(
        (a, b) => storedAt(store, slice, b) - storedAt(store, slice, a),
      );
      for (const version of newestFirst.slice(keep).filter((one) => !needed.has(`${slice}@${one}`))) {
        const folder = versionFolder(store, slice, version);
        removed.push({ slice, version, bytes: sizeOf(folder) });
        if (!dryRun) remove(folder);
      }
    });
  return removed;
}

/** As `slice@version`. */
function neededVersions(store: ReleaseStore, now: Date): Set<string> {
  const { slices } = readReleases(store);
  const since = now.getTime() - OPEN_TABS_DAYS * 86_400_000;
  const history = readHistory(store).flatMap(({ document }) => document ?? []);
  // A document was in force until the next one.
  const recent = history.filter((_, index) => Date.parse(history[index + 1]?.updated_at ?? now.toISOString()) >= since);
  return new Set([slices, ...recent.map((document) => document.slices)].flatMap(versionsOf));
}

const versionsOf = (slices: Readonly<Record<string, SliceRelease>>) =>
  Object.entries(slices).flatMap(([slice, { stable, candidate, previous }]) =>
    [stable, candidate, previous].flatMap((version) => (version === null ? [] : `${slice}@${version}`)),
  );

/** A restore changes the times of the files, but not this one. */
function storedAt(store: ReleaseStore, slice: string, version: string): number {
  const origin = readFileSync(path.join(versionFolder(store, slice, version), 'origin.json'), 'utf8');
  return Date.parse((JSON.parse(origin) as { published_at: string }).published_at);
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** The description first: without it, a folder that a crash leaves behind is no version. */
function remove(folder: string): void {
  rmSync(path.join(folder, 'slice.json'));
  rmSync(folder, { recursive: true });
}
