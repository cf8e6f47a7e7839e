import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDocument, SignedReleaseDocument, SliceRelease } from '@nkm/contracts';

/** A release store and the key that signs its contents. */
export interface Store {
  folder: string;
  key: string;
}

/** Which version of a slice visitors get, and which one is its fallback. */
export type Chosen = Pick<SliceRelease, 'stable'> & Partial<SliceRelease>;

export const versionFolder = (store: Store, slice: string, version: string) =>
  path.join(store.folder, 'slices', slice, version);

export function readReleases({ folder }: Pick<Store, 'folder'>): ReleaseDocument {
  const { document } = JSON.parse(readFileSync(path.join(folder, 'releases.json'), 'utf8')) as SignedReleaseDocument;
  return JSON.parse(document) as ReleaseDocument;
}

export function signText({ key }: Pick<Store, 'key'>, text: string): string {
  return sign(null, Buffer.from(text), createPrivateKey(readFileSync(key))).toString('base64');
}

/** Writes a new revision with changed releases. Slices that are not named stay unchanged. */
export function release(store: Store, changes: Record<string, Chosen>): number {
  const { revision, slices } = readReleases(store);
  const changed = Object.entries(changes).map(([slice, chosen]) => [
    slice,
    { candidate: null, percent: 0, previous: null, salt: 'salt', set_by: 'nkm', ...chosen },
  ]);
  return write(store, { revision: revision + 1, slices: { ...slices, ...Object.fromEntries(changed) } });
}

/** Copies the stable versions of a store, without fallbacks. */
export function copyStore(from: Store, to: Store): void {
  mkdirSync(to.folder, { recursive: true });
  cpSync(from.key, to.key);
  const publicKey = createPublicKey(readFileSync(from.key)).export({ type: 'spki', format: 'pem' });
  writeFileSync(path.join(to.folder, 'release-key.pub'), publicKey);
  const { slices } = readReleases(from);
  for (const [slice, { stable }] of Object.entries(slices))
    cpSync(versionFolder(from, slice, stable), versionFolder(to, slice, stable), { recursive: true });
  const alone = Object.entries(slices).map(([slice, chosen]) => [
    slice,
    { ...chosen, previous: null, candidate: null, percent: 0 },
  ]);
  write(to, { revision: 1, slices: Object.fromEntries(alone) as ReleaseDocument['slices'] });
}

function write(store: Store, { revision, slices }: Omit<ReleaseDocument, 'updated_at'>): number {
  const document = JSON.stringify({ revision, updated_at: new Date().toISOString(), slices } satisfies ReleaseDocument);
  const signed: SignedReleaseDocument = { document, signature: signText(store, document) };
  const file = path.join(store.folder, 'releases.json');
  writeFileSync(`${file}.tmp`, JSON.stringify(signed));
  renameSync(`${file}.tmp`, file);
  return revision;
}
