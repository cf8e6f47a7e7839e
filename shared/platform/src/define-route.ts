import type { SliceRoute } from '@nkm/contracts';
import type { Platform } from './platform';

/** Checks that loader, head and screen of a route agree on their data type, then erases it for the list of routes. */
export function defineRoute<Data>(route: SliceRoute<Platform, Data>): SliceRoute<Platform> {
  return route as unknown as SliceRoute<Platform>;
}
