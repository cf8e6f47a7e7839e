import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { HostClaim } from '../../slices/boot-data';

/** Stored matches: bounded in number and in the length of a path. */
const MAX_MATCHES = 1000;
const MAX_PATH_LENGTH = 256;

/**
 * Finds the claim of a path as the pages' router does (`frame/routes.tsx`), without loading any page. The router
 * compiles every pattern at each call, which takes five times as long as sending a cached page, so matches are stored.
 */
export function createClaimMatcher(claims: readonly HostClaim[]): (pathname: string) => HostClaim | undefined {
  const routes: RouteObject[] = [
    ...claims.map((claim) => ({ path: claim.path, handle: claim })),
    { path: '/notfound' },
    { path: '*' },
  ];
  const matches = new LRUCache<string, { claim: HostClaim | undefined }>({ max: MAX_MATCHES });

  function match(pathname: string) {
    const claim = matchRoutes(routes, pathname)?.at(-1)?.route.handle as HostClaim | undefined;
    if (pathname.length <= MAX_PATH_LENGTH) matches.set(pathname, { claim });
    return claim;
  }

  return (pathname) => {
    const known = matches.get(pathname);
    return known ? known.claim : match(pathname);
  };
}
