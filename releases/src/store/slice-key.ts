import type { RouteClaim, SliceKey, SliceTrust } from '@nkm/contracts';
import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { firstAddress } from '../addresses/route-shapes';
import { refusal } from './release-error';

/** The keys of a slice, also former ones; null when the operator's key signs it. */
export function keysOf({ keys }: SliceTrust, slice: string): readonly SliceKey[] | null {
  return keys && Object.hasOwn(keys, slice) ? keys[slice]! : null;
}

/** The hash of the contents of a version that the operator accepted; null when none are accepted. */
export function acceptedDigest({ accepted }: SliceTrust, slice: string, version: string): string | null {
  const ofSlice = accepted && Object.hasOwn(accepted, slice) ? accepted[slice]! : {};
  return Object.hasOwn(ofSlice, version) ? ofSlice[version]! : null;
}

const derOf = (publicKey: KeyObject) => publicKey.export({ type: 'spki', format: 'der' });
export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
export const idOf = (publicKey: KeyObject) => digestOf(derOf(publicKey)).slice(0, 12);
export const publicKeyOf = ({ public_key }: SliceKey) =>
  createPublicKey({ key: Buffer.from(public_key, 'base64'), type: 'spki', format: 'der' });

export const dayOf = (time: string) => time.slice(0, 10);

/** Why a key signs nothing new; null while it does. @param now milliseconds */
export function keyFault({ until, revoked_at }: SliceKey, now: number): string | null {
  if (revoked_at !== null) return `was revoked on ${dayOf(revoked_at)}`;
  return until !== null && Date.parse(until) <= now ? `ended on ${dayOf(until)}` : null;
}

/** Addresses that a key does not cover, one line each. */
export function addressFaults(routes: readonly Pick<RouteClaim, 'path'>[], { id, addresses }: SliceKey): string[] {
  if (addresses === null) return [];
  return routes
    .filter(({ path }) => !addresses.includes(firstAddress(path)))
    .map(({ path }) => `route ${path} is not among the addresses of the key ${id}: ${addresses.join(', ')}`);
}

export interface KeyTerms {
  addresses: string[] | null;
  until: string | null;
}

/** @throws ReleaseError `refused` when the key has ended before it begins */
export function newKey(publicKey: KeyObject, { addresses, until }: KeyTerms, now: number): SliceKey {
  if (until !== null && Date.parse(until) <= now) throw refusal(`${dayOf(until)} is over: name a later day`);
  return {
    id: idOf(publicKey),
    public_key: derOf(publicKey).toString('base64'),
    addresses,
    until,
    revoked_at: null,
  };
}

/**
 * Revokes one key, or all that are not revoked.
 * @throws ReleaseError `refused` when there is none
 */
export function withRevoked(
  keys: readonly SliceKey[],
  { slice, id, now }: { slice: string; id: string | undefined; now: number },
): SliceKey[] {
  const isMeant = (key: SliceKey) => key.revoked_at === null && (id === undefined || key.id === id);
  if (!keys.some(isMeant)) throw refusal(`${slice} has no ${id === undefined ? 'key' : `key ${id}`} to revoke`);
  const revoked_at = new Date(now).toISOString();
  return keys.map((key) => (isMeant(key) ? { ...key, revoked_at } : key));
}
