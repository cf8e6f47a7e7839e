import type { SliceDescription } from '@nkm/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSliceName, isVersion } from './names';
import { ReleaseError } from './release-error';
import { versionFolder, type ReleaseStore } from './release-store';

/**
 * The description of a stored version. It was checked by the gate when it was published and never changes.
 * @throws ReleaseError `no-version`, `malformed`
 */
export function readSlice(store: ReleaseStore, slice: string, version: string): SliceDescription {
  if (!isSliceName(slice) || !isVersion(version)) throw noVersion(slice, version);
  const file = path.join(versionFolder(store, slice, version), 'slice.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw noVersion(slice, version, error);
  }
  try {
    return JSON.parse(text) as SliceDescription;
  } catch (error) {
    throw new ReleaseError('malformed', `${file} is no JSON`, { cause: error });
  }
}

function noVersion(slice: string, version: string, cause?: unknown): ReleaseError {
  return new ReleaseError('no-version', `${slice} ${version} is not in the release store`, { cause });
}
