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

/** What the server tells the browser of the shop: the same on every page of one release set, a file of its own. */
export interface ShopData {
  settings: Settings;
  frame: FrameContent;
  /** Milliseconds that a slice may take to load before it counts as down. */
  sliceTimeoutMs: number;
  slices: SliceVersions;
  claims: HostClaim[];
}

/** What the server tells the browser of one page, as JSON in the document. */
export interface PageData {
  /** Outcome of the matched route's loader. */
  loaderData: Record<string, RouteOutcome>;
}

export const PAGE_DATA_ID = 'page-data';
