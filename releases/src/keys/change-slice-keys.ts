import type { ReleaseDocument, SliceKey } from '@nkm/contracts';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changeKeys } from '../document/change-releases';
import { pem, writeKey } from '../store/keys';
import { isSliceName } from '../store/names';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { sliceKeyFile } from './find-signer';
import { type KeyTerms, keysOf, newKey, withRevoked } from '../store/slice-key';

export interface NewSliceKey {
  key: SliceKey;
  /** Holds the private key, mode 0600. */
  file: string;
  revision: number;
}

/**
 * Gives a slice a new key; earlier ones stay in force. With its first key, the operator's key no longer signs it.
 * @throws ReleaseError `refused`, and those of changeReleases
 */
export async function newSliceKey(
  store: ReleaseStore,
  slice: string,
  { why = null, ...terms }: KeyTerms & { why?: string | null },
): Promise<NewSliceKey> {
  if (!isSliceName(slice)) throw refusal(`"${slice}" is not the name of a slice`);
  const file = sliceKeyFile(store, slice);
  if (existsSync(file)) throw refusal(`${file} exists: move it away first`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = newKey(publicKey, terms, Date.now());
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeKey(file, pem(privateKey), 0o600);
  try {
    const add = (keys: Keys) => ({ ...keys, [slice]: [...(keysOf({ keys }, slice) ?? []), key] });
    const { revision } = await changeKeys(store, add, why);
    return { key, file, revision };
  } catch (error) {
    rmSync(file);
    throw error;
  }
}

type Keys = NonNullable<ReleaseDocument['keys']>;

/**
 * Revokes a key of a slice, or all of them. What was released with it stays.
 * @throws ReleaseError `refused`, and those of changeReleases
 */
export function revokeSliceKey(
  store: ReleaseStore,
  slice: string,
  { id, why = null }: { id?: string; why?: string | null } = {},
): Promise<ReleaseDocument> {
  const revoke = (keys: Keys) => ({
    ...keys,
    [slice]: withRevoked(keysOf({ keys }, slice) ?? [], { slice, id, now: Date.now() }),
  });
  return changeKeys(store, revoke, why);
}
