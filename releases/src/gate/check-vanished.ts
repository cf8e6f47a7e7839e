import type { RouteClaim } from '@nkm/contracts';
import type { LiveVersion } from '../rollout/live-slices';
import { routeShapes } from './route-shapes';

/** Addresses that shoppers have now and that a candidate no longer claims: bookmarks and search results lead there. */
export function checkVanished(routes: readonly Pick<RouteClaim, 'path'>[], stable: LiveVersion | null): string[] {
  const claimed = new Set(routes.flatMap(({ path }) => routeShapes(path)));
  return (stable?.routes ?? [])
    .filter(({ path }) => routeShapes(path).some((shape) => !claimed.has(shape)))
    .map(({ path }) => `it no longer claims ${path}, which ${stable!.version} has (--remove-routes allows it)`);
}
