import type { RouteClaim } from '@nkm/contracts';
import type { LiveVersion } from '../addresses/route-shapes';
import { routeShapes } from '../addresses/route-shapes';

/** Finds addresses of the stable version that a candidate drops, because bookmarks and search results link to them. */
export function checkVanished(routes: readonly Pick<RouteClaim, 'path'>[], stable: LiveVersion | null): string[] {
  const claimed = new Set(routes.flatMap(({ path }) => routeShapes(path)));
  return (stable?.routes ?? [])
    .filter(({ path }) => routeShapes(path).some((shape) => !claimed.has(shape)))
    .map(({ path }) => `it no longer claims ${path}, which ${stable!.version} has (--remove-routes allows it)`);
}
