import type { ScreenProps, SliceRoute } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { ComponentType } from 'react';
import type { HostClaim } from './boot-data';

export type Screen = ComponentType<ScreenProps<unknown>>;

export interface LoadedRoute {
  route: SliceRoute<Platform>;
  version: string;
}

/** Runs the slices: one implementation for the browser, one for the server. */
export interface SliceHost {
  /**
   * Loads a route's code from the best working version: the chosen one, else the fallback. Resolves with null when none
   * works. `onRoute` is called when the route of a version is known, so that its data loads together with its screen.
   */
  loadRoute(claim: HostClaim, onRoute: (loaded: LoadedRoute) => void): Promise<LoadedRoute | null>;
  /** A route's screen if it is loaded, else a promise (null: it failed). The same promise each time. */
  screenOf(slice: string, version: string, routeId: string): Screen | Promise<Screen | null>;
  /**
   * Milliseconds that a version may take for a page without a pending API call. After that, its loader counts as
   * hanging, and the fallback still has time.
   */
  patience(claim: Pick<HostClaim, 'slice' | 'id'>): number;
  /** Whether an API call is pending: then no loader is to blame. */
  isCalling(): boolean;
  /** The platform for this version; without one, for the version that the shell was built with. */
  platformFor(slice: string, version?: string): Platform;
  /** Avoids this version from now on. */
  markBroken(slice: string, version: string, cause: unknown): void;
  /** Allows every version again, because the shopper pressed Retry. */
  forgive(slice: string): void;
}
