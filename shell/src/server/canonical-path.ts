import type { HostClaim } from '../slices/boot-data';

/**
 * Paths match in any case. Static segments redirect to the spelling of the claim; values in the path (ids, queries)
 * stay unchanged. Null: the path is already canonical.
 * @param claim the claim that the path matches
 */
export function canonicalPath(pathname: string, claim: HostClaim): string | null {
  const given = pathname.replace(/\/+$/, '').split('/');
  const canonical = claim.path
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? (given[index] ?? '') : segment))
    .join('/');
  return canonical !== '' && canonical !== pathname ? canonical : null;
}
