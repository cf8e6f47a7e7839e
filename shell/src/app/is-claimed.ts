import { matchPath } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';

/**
 * True when some slice has a page of its own at this address, so that a link leads somewhere. A claim that takes any
 * word (`/:slug`, the products) says nothing about one.
 */
export function isClaimed(address: string, claims: readonly Pick<HostClaim, 'path'>[]): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return claims.some(
    ({ path }) => !path.startsWith('/:') && matchPath({ path, caseSensitive: false }, pathname) !== null,
  );
}
