import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { HostClaim } from '../slices/boot-data';

/** Finds the claim of a path as the pages' router does (`app/routes.tsx`), without loading any page. */
export function createClaimMatcher(claims: readonly HostClaim[]): (pathname: string) => HostClaim | undefined {
  const routes: RouteObject[] = [
    ...claims.map((claim) => ({ path: claim.path, handle: claim })),
    { path: '/notfound' },
    { path: '*' },
  ];
  return (pathname) => matchRoutes(routes, pathname)?.at(-1)?.route.handle as HostClaim | undefined;
}
