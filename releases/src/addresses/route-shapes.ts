import type { RouteClaim } from '@nkm/contracts';

/** The routes of a version that visitors can get now. */
export interface LiveVersion {
  slice: string;
  version: string;
  routes: readonly Pick<RouteClaim, 'id' | 'path'>[];
}

type Claim = LiveVersion['routes'][number];

/**
 * The addresses that a pattern claims, without the names of its parameters and without regard to case, as the router
 * compares them: `/order-details/:id/:invoice` → `/order-details/:/:`. An optional segment gives two shapes.
 */
export function routeShapes(pattern: string): string[] {
  const segments = pattern.toLowerCase().split('/').filter(Boolean);
  const shapes = segments.reduce<string[]>(
    (heads, segment) => {
      const isOptional = segment.endsWith('?');
      const name = isOptional ? segment.slice(0, -1) : segment;
      const longer = heads.map((head) => `${head}/${name.startsWith(':') ? ':' : name}`);
      return isOptional ? [...heads, ...longer] : longer;
    },
    [''],
  );
  return shapes.map((shape) => shape || '/');
}

/** The first segment of a pattern with its slash, in lower case: `/My-Orders/:id` → `/my-orders`. */
export const firstAddress = (pattern: string): string => `/${pattern.toLowerCase().split('/')[1] ?? ''}`;

/** Finds the claims that a live version of another slice already has. Returns one line each. */
export function routeCollisions(claims: readonly Claim[], others: readonly LiveVersion[]): string[] {
  const taken = new Map<string, string>();
  for (const { slice, version, routes } of others) {
    for (const { path } of routes) {
      for (const shape of routeShapes(path)) taken.set(shape, `${path} of ${slice} ${version}`);
    }
  }
  return claims.flatMap(({ path }) => {
    const owner = routeShapes(path)
      .map((shape) => taken.get(shape))
      .find(Boolean);
    return owner === undefined ? [] : [`route ${path} collides with ${owner}`];
  });
}
