import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compare } from 'semver';
import { isSliceName, isVersion } from './names';
import { sliceFolder, versionFolder, type ReleaseStore } from './release-store';

/** The stored versions of a slice, lowest first, without publications in progress. */
export function listVersions(store: ReleaseStore, slice: string): string[] {
  const folder = sliceFolder(store, slice);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => isVersion(entry) && hasVersion(store, slice, entry))
    .sort(compare);
}

export function listStoredSlices(store: ReleaseStore): string[] {
  const folder = path.join(store.folder, 'slices');
  return existsSync(folder) ? readdirSync(folder).filter(isSliceName).sort() : [];
}

export function hasVersion(store: ReleaseStore, slice: string, version: string): boolean {
  return existsSync(path.join(versionFolder(store, slice, version), 'slice.json'));
}
