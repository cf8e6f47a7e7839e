import type { Settings } from '@nkm/contracts';
import type { HostClaim, SliceVersions } from '../slices/boot-data';
import type { RouteOutcome } from '../slices/route-outcome';
import type { FrameContent } from './frame-content/frame-content';

/** Data about the shop for the browser: one file, the same for every page of one release set. */
export interface ShopData {
  settings: Settings;
  /** Origin of the shop's addresses; absent from an older shell. */
  publicUrl?: string;
  frame: FrameContent;
  /** Milliseconds that a slice may take to load before it counts as down. */
  sliceTimeoutMs: number;
  /** The shop has an offline page; absent from an older shell. */
  offlinePage?: boolean;
  slices: SliceVersions;
  claims: HostClaim[];
}

/** Data about one page for the browser, as JSON in the document. */
export interface PageData {
  /** Outcome of the matched route's loader. */
  loaderData: Record<string, RouteOutcome>;
}

export const PAGE_DATA_ID = 'page-data';
