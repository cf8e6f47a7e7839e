import type { SliceDescription, SliceKey, SliceTrust } from '@nkm/contracts';
import { verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedDigest, addressFaults, digestOf, keyFault, keysOf, publicKeyOf } from './slice-key';
import { readPublicKey } from './keys';
import { isSliceName, isVersion } from './names';
import { ReleaseError } from './release-error';
import { versionFolder, type ReleaseStore } from './release-store';

/** What reading a version needs of the store. */
type Folder = Pick<ReleaseStore, 'folder' | 'publicKeyFile'>;

/** A trusted version. */
export interface TrustedSlice {
  description: SliceDescription;
  /** SHA-256 of slice.json, in hex. */
  digest: string;
}

/**
 * Reads the description of a stored version and verifies its signature. The description contains the hash of every
 * file, so that no file of a release can be replaced unnoticed.
 * @param trust the release document in use, which names the keys of the slices
 * @throws ReleaseError `no-version`, `no-key`, `bad-signature`
 */
export const readSlice = (store: Folder, slice: string, version: string, trust: SliceTrust): SliceDescription =>
  readTrusted(store, slice, version, trust).description;

/** Like readSlice, with the hash of what it read. @throws ReleaseError as readSlice */
export function readTrusted(store: Folder, slice: string, version: string, trust: SliceTrust): TrustedSlice {
  if (!isSliceName(slice) || !isVersion(version)) throw noVersion(slice, version);
  const folder = versionFolder(store, slice, version);
  const text = readPart(folder, 'slice.json', slice, version);
  const signature = Buffer.from(readPart(folder, 'slice.json.sig', slice, version).toString(), 'base64');
  const digest = digestOf(text);
  const keys = keysOf(trust, slice);
  const key = keys && findKey(keys, { trust, folder, slice, version, digest, text, signature });
  if (keys === null && !verify(null, text, readPublicKey(store), signature)) throw untrusted(folder);
  const description = JSON.parse(text.toString()) as SliceDescription;
  // A copied folder of another version has a valid signature, too.
  if (description.name !== slice || description.version !== version) throw untrusted(folder);
  const faults = key ? addressFaults(description.routes, key) : [];
  if (faults.length > 0)
    throw new ReleaseError('bad-signature', `${slice} ${version} is refused: ${faults.join('; ')}`);
  return { description, digest };
}

interface SignedText {
  trust: SliceTrust;
  folder: string;
  slice: string;
  version: string;
  digest: string;
  text: Buffer;
  signature: Buffer;
}

/**
 * The key that signed a new version. Null when the operator accepted these contents while its key was in force: no date
 * and no revocation takes a released version out of the shop.
 * @throws ReleaseError `bad-signature`
 */
function findKey(keys: readonly SliceKey[], signed: SignedText): SliceKey | null {
  const { trust, folder, slice, version, digest, text, signature } = signed;
  const accepted = acceptedDigest(trust, slice, version);
  if (accepted === digest) return null;
  if (accepted !== null) throw untrusted(folder);
  const key = keys.find((one) => verify(null, text, publicKeyOf(one), signature));
  const fault = key ? keyFault(key, Date.now()) : null;
  if (key && fault === null) return key;
  const why = key ? `the key ${key.id}, which ${fault}` : 'another key';
  throw new ReleaseError(
    'bad-signature',
    `${slice} ${version} is signed with ${why}: publish it with a key of ${slice}`,
  );
}

/** True when the version exists and its description can be trusted. */
export function isSound(store: Folder, slice: string, version: string, trust: SliceTrust): boolean {
  try {
    readSlice(store, slice, version, trust);
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
