import type { SliceKey, SliceTrust } from '@nkm/contracts';
import { createPublicKey, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPrivateKey, signText } from '../store/keys';
import { lockStore } from '../store/lock-store';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { idOf, keyFault, keysOf } from '../store/slice-key';

/** Signs the versions of a slice. */
export interface SliceSigner {
  /** Null when the operator's key signs. */
  key: SliceKey | null;
  /** @returns Ed25519 signature in base64 */
  sign(text: string): Promise<string>;
}

export const sliceKeyFile = ({ sliceKeyFolder }: ReleaseStore, slice: string) =>
  path.join(sliceKeyFolder, `${slice}.pem`);

/**
 * The key with which a slice is published here: its own, or that of the store.
 * @throws ReleaseError `refused`, `no-key` when its own key is missing, foreign or not in force
 */
export function findSigner(store: ReleaseStore, slice: string, trust: SliceTrust): SliceSigner {
  const keys = keysOf(trust, slice);
  if (keys === null) return { key: null, sign: (text) => lockStore(store, () => signText(store, text)) };
  const file = sliceKeyFile(store, slice);
  if (!existsSync(file)) throw refusal(`${slice} has its own key, but ${file} is missing (RELEASE_SLICE_KEYS)`);
  const privateKey = readPrivateKey(file);
  const id = idOf(createPublicKey(privateKey));
  const key = keys.find((one) => one.id === id);
  if (!key) throw refusal(`${file} is not a key of ${slice}: ask the operator for one (nkm key new)`);
  const fault = keyFault(key, Date.now());
  if (fault !== null) throw refusal(`the key ${id} of ${slice} ${fault}: ask the operator for a new one (nkm key new)`);
  return { key, sign: async (text) => sign(null, Buffer.from(text), privateKey).toString('base64') };
}
