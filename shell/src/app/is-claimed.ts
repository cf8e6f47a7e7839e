import { matchPath } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';

const firstSegment = (path: string) => path.split('/')[1]?.toLowerCase();

/**
 * True when a slice claims this address, so that a link works. A claim that matches every word (`/:slug`, the products)
 * does not count.
 */
export function isClaimed(address: string, claims: readonly Pick<HostClaim, 'path'>[]): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  const first = firstSegment(pathname);
  // Each match compiles a pattern, so only candidates are matched.
  return claims.some(
    ({ path }) => firstSegment(path) === first && matchPath({ path, caseSensitive: false }, pathname) !== null,
  );
}
