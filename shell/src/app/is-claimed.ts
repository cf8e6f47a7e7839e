import { matchPath } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';

const firstSegment = (path: string) => path.split('/')[1]?.toLowerCase();

/**
 * True when some slice has a page of its own at this address, so that a link leads somewhere. A claim that takes any
 * word (`/:slug`, the products) says nothing about one.
 */
export function isClaimed(address: string, claims: readonly Pick<HostClaim, 'path'>[]): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  const first = firstSegment(pathname);
  // A pattern is made for each match: only where there may be one.
  return claims.some(
    ({ path }) => firstSegment(path) === first && matchPath({ path, caseSensitive: false }, pathname) !== null,
  );
}
