import type { RouteClaim, Settings } from '@nkm/contracts';
import type { FrameContent } from '../frame/frame-content';
import type { RouteOutcome } from './route-outcome';

/** A claim and the slice that made it. */
export interface HostClaim extends RouteClaim {
  slice: string;
}

/** What a browser needs to load one version of a slice. */
export interface SliceVersion {
  version: string;
  container: string;
  /** Address and hash of the federation entry, which pins every other file of the version. */
  entry: string;
  integrity: string;
  exposes: string[];
  widgets: string[];
  /** Versions of the bus's topics that it was built against, where they are not those of this shell. */
  topics?: Record<string, number>;
}

/** The versions for this document, best first: the chosen one, then the one to fall back to. */
export type SliceVersions = Record<string, SliceVersion[]>;

/** What the server tells the browser, as JSON in the document. The same for everybody in one release set. */
export interface BootData {
  revision: number;
  settings: Settings;
  frame: FrameContent;
  /** Milliseconds that a slice may take to load before it counts as down. */
  sliceTimeoutMs: number;
  slices: SliceVersions;
  claims: HostClaim[];
  /** Outcome of the matched route's loader. */
  loaderData: Record<string, RouteOutcome>;
}

export const BOOT_DATA_ID = 'boot-data';
