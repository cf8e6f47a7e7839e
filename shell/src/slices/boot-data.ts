import type { RouteClaim } from '@nkm/contracts';

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
  /** Topic versions that it was built against, where they differ from this shell's. */
  topics?: Record<string, number>;
}

/** The versions for this document, best first: the chosen one, then the fallback. */
export type SliceVersions = Record<string, SliceVersion[]>;
