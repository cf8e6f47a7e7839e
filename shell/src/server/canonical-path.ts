import { matchPath } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';

/**
 * Paths match whatever their case; static segments are answered with a redirect to the spelling of the claim. Values
 * in the path (ids, queries) are left alone. Null: the path is spelled right.
 */
export function canonicalPath(pathname: string, claim: HostClaim): string | null {
  const match = matchPath({ path: claim.path, caseSensitive: false, end: true }, pathname);
  if (!match) return null;
  const given = pathname.replace(/\/+$/, '').split('/');
  const canonical = claim.path
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? (given[index] ?? '') : segment))
    .join('/');
  return canonical !== '' && canonical !== pathname ? canonical : null;
}
