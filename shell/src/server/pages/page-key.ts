import { createHash } from 'node:crypto';
import type { HostClaim } from '../../slices/boot-data';
import type { Promo } from '../../app/frame-content/frame-content';
import type { ReleaseRuntime } from '../releases/release-runtime';

export interface PageKeyParts {
  runtime: Pick<ReleaseRuntime, 'versions' | 'claims'>;
  claim: Pick<HostClaim, 'slice'> | undefined;
  /** Path, and the part of the query that the page reads. */
  address: string;
  promo: Pick<Promo, 'id'> | null;
  savesData: boolean;
}

const claimHashes = new WeakMap<readonly HostClaim[], string>();

/**
 * Names a cached page by everything that its bytes depend on: the versions of its slice, and the claims of all slices,
 * which the frame links to. A release of another slice with the same claims does not change the key.
 */
export function pageKey({ runtime: { versions, claims }, claim, address, promo, savesData }: PageKeyParts): string {
  const own = claim ? `${claim.slice}@${(versions[claim.slice] ?? []).map(({ version }) => version).join('/')}` : '';
  return `${own} ${hashOf(claims)} ${promo?.id ?? ''} ${savesData ? 'less' : ''} ${address}`;
}

function hashOf(claims: readonly HostClaim[]): string {
  let hash = claimHashes.get(claims);
  if (!hash) {
    hash = createHash('sha256').update(JSON.stringify(claims)).digest('base64url').slice(0, 16);
    claimHashes.set(claims as HostClaim[], hash);
  }
  return hash;
}
