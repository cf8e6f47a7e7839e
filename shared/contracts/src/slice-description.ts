import type { RouteClaim } from './slice';
import type { TopicName } from './topics';

export interface SliceFile {
  /** `sha256-…` over the uncompressed bytes. */
  integrity: string;
  /** Uncompressed bytes. */
  bytes: number;
  /** Brotli-compressed bytes; absent when the file is not compressed. */
  br?: number;
}

/** `slice.json` of a published version: everything that shell and tools know without running the slice. */
export interface SliceDescription {
  name: string;
  version: string;
  /** Name of the federation container: name and version with underscores, e.g. `mfe_catalog_1_0_0`. */
  container: string;
  contract: number;
  routes: RouteClaim[];
  /** Which of the three modules exist. */
  exposes: ('routes' | 'service' | 'widgets')[];
  widgets: string[];
  /** Topics that the slice owns. */
  topics: TopicName[];
  /** Topic versions that the slice was built against; an absent topic has version 1. */
  topicVersions?: Record<string, number>;
  /** Version ranges of the libraries shared with the shell, e.g. `{react: '^19.0.0'}`. */
  shared: Record<string, string>;
  /** Names that the browser build imports from each shared library; missing in older builds. */
  imports?: Record<string, string[]>;
  /** Entry of the browser build, relative to the version's folder: `client/remoteEntry.js`. */
  entry: string;
  /** File of the server build: `server/index.cjs`. */
  server: string;
  /** Files by route id (the `routes` module and the route's chunks), and those of `service` and `widgets`. */
  chunks: Record<string, { js: string[]; css: string[] }>;
  /** All files in `client/` and `server/`, by path relative to the version's folder. */
  files: Record<string, SliceFile>;
  /** Of a stored version; missing in a build and in older versions. */
  provenance?: SliceProvenance;
}

/** Where a stored version comes from. Null: unknown, for a build from elsewhere or sources outside of git. */
export interface SliceProvenance {
  /** The commit of the sources, 40 hexadecimal digits. */
  commit: string | null;
  /** Who published it: the name in the settings of git. */
  author: string | null;
  /** Whether the sources had changes that were not committed. */
  dirty: boolean | null;
  types: 'checked' | 'not checked';
  /** ISO 8601. */
  published_at: string;
}

/** `mfe-cart-checkout`, `1.0.0` → `mfe_cart_checkout_1_0_0`. */
export function containerName(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
