import type { SliceDescription } from '@nkm/contracts';
import { verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPublicKey } from './keys';
import { isSliceName, isVersion } from './names';
import { ReleaseError } from './release-error';
import { versionFolder, type ReleaseStore } from './release-store';

/**
 * Reads the description of a stored version and verifies its signature. The description contains the hash of every
 * file, so that no file of a release can be replaced unnoticed.
 * @throws ReleaseError `no-version`, `no-key`, `bad-signature`
 */
export function readSlice(store: ReleaseStore, slice: string, version: string): SliceDescription {
  if (!isSliceName(slice) || !isVersion(version)) throw noVersion(slice, version);
  const folder = versionFolder(store, slice, version);
  const text = readPart(folder, 'slice.json', slice, version);
  const signature = readPart(folder, 'slice.json.sig', slice, version).toString();
  if (!verify(null, text, readPublicKey(store), Buffer.from(signature, 'base64'))) throw untrusted(folder);
  const description = JSON.parse(text.toString()) as SliceDescription;
  // A copied folder of another version has a valid signature, too.
  if (description.name !== slice || description.version !== version) throw untrusted(folder);
  return description;
}

/** True when the version exists and its description can be trusted. */
export function isSound(store: ReleaseStore, slice: string, version: string): boolean {
  try {
    readSlice(store, slice, version);
    return true;
  } catch (error) {
    if (error instanceof ReleaseError) return false;
    throw error;
  }
}

function readPart(folder: string, file: string, slice: string, version: string): Buffer {
  try {
    return readFileSync(path.join(folder, file));
  } catch (error) {
    throw noVersion(slice, version, error);
  }
}

function noVersion(slice: string, version: string, cause?: unknown): ReleaseError {
  return new ReleaseError('no-version', `${slice} ${version} is not in the release store`, { cause });
}
function untrusted(folder: string): ReleaseError {
  return new ReleaseError('bad-signature', `the signature of ${path.join(folder, 'slice.json')} is wrong`);
}
