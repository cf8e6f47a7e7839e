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
   * Loads a route's code from the best version that works: the chosen one, else the one to fall back to. Resolves
   * with null when none does. `onRoute` is called as soon as the route of a version is known, while its screen is
   * still loading, so that its data can load at the same time.
   */
  loadRoute(claim: HostClaim, onRoute: (loaded: LoadedRoute) => void): Promise<LoadedRoute | null>;
  /** A route's screen: at once when it is loaded, else a promise (null: it cannot be had). The same promise each time. */
  screenOf(slice: string, version: string, routeId: string): Screen | Promise<Screen | null>;
  /**
   * Milliseconds that a version may take for a page without a call to the API under way: its loader hangs then. A
   * version to fall back to still has time after it.
   */
  patience(claim: Pick<HostClaim, 'slice' | 'id'>): number;
  /** Whether an answer of the API is awaited: as long as that takes, no loader is to blame. */
  isCalling(): boolean;
  /** The platform as this version sees it; without one, as the version that the shell was built with. */
  platformFor(slice: string, version?: string): Platform;
  /** This version must not be used again for now. */
  markBroken(slice: string, version: string, cause: unknown): void;
  /** Gives every version another chance: the shopper pressed Retry. */
  forgive(slice: string): void;
}
