/**
 * The contract between the shell and a slice. A slice exposes up to three modules, each a file of its
 * `src/expose/` folder: `routes` (the addresses it claims), `service` (headless, owns bus topics) and
 * `widgets` (fragments that the shell places in its own frame).
 */
import type { ComponentType } from 'react';
import type { Naira } from './entities';
import type { TopicName } from './topics';

/** Raised when the shape below changes so that an older shell could not run a newer slice. */
export const CONTRACT_VERSION = 1;

export const SLICE_NAMES = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-orders'] as const;

/** `signed-in`: a visitor without session goes to /account and comes back; `signed-out`: a signed-in user goes home. */
export type RouteAccess = 'open' | 'signed-in' | 'signed-out';
/**
 * `bare` hides header and footer (spec 1 §2.3); `account` has the profile sidebar beside the page (spec 1 §2.1). A
 * frame that a shell does not know is `full` to it.
 */
export type RouteFrame = 'full' | 'bare' | 'account';

/** A page's link in the profile sidebar. It says the page's title. */
export interface SidebarEntry {
  /** Links stand in the order of their places. */
  place: number;
  /** Fragment of the link's address, without `#`. */
  fragment?: string;
}

/** A step of buying. The shell never takes the shopper away from one while they could lose what they did there. */
export type PurchaseStep = 'cart' | 'checkout' | 'payment';

/** What the shell knows of a route before the slice's code is loaded. */
export interface RouteClaim {
  /** Name inside the slice, also the name of its chunk: webpackChunkName "shop". */
  id: string;
  /** React Router pattern in the spelling of the specification, e.g. `/order-details/:id/:invoice`. */
  path: string;
  /** Document title without the marketplace's name; a loaded route may refine it through `head`. */
  title: string;
  access: RouteAccess;
  frame: RouteFrame;
  /** Rendered on the server with its data; false for pages of one shopper, which arrive as frame only. */
  public: boolean;
  /** The step of buying that this page belongs to, if it does. */
  purchase?: PurchaseStep;
  /** The address alone is no page worth finding, for example without its query: it stands in no sitemap. */
  unlisted?: boolean;
  /**
   * The query holds a secret, such as the token of a mailed link: the shell keeps it out of pages, caches and logs and
   * sends the page with `Referrer-Policy: no-referrer`.
   */
  secretQuery?: boolean;
  /** For pages that the profile sidebar links to. */
  sidebar?: SidebarEntry;
  /**
   * Names of the parameters that loader, head and screen read of the address' query, in the order in which they stand in
   * links. The server hands over these alone, so that other parameters make no page of the cache. Absent: nobody knows,
   * all are handed over. The address in the browser keeps them all.
   */
  query?: readonly string[];
}

/** What the head of the document says for a loaded route. */
export interface RouteHead {
  title?: string;
  description?: string;
  /** Path of the canonical address. */
  canonical?: string;
  /** `noindex` keeps the page out of search engines. */
  robots?: 'index' | 'noindex';
  image?: string;
  /** schema.org objects. */
  jsonLd?: object[];
  /** The page sells one product: shared links show its price. */
  product?: { selling_price: Naira; in_stock: boolean };
  /** The picture that will be the largest paint: preloaded with high priority. */
  preloadPicture?: { src: string; srcset?: string; srcset_avif?: string; sizes?: string };
}

/** Arguments of a route's loader. `P` is the platform; it is generic so that contracts do not depend on it. */
export interface LoadArguments<P> {
  params: Readonly<Record<string, string | undefined>>;
  /** Address of the page, with query and without origin's secrets. */
  url: URL;
  signal: AbortSignal;
  platform: P;
}

export interface ScreenProps<Data> {
  data: Data;
  params: Readonly<Record<string, string | undefined>>;
}

/** One page of a slice. Its data is what `load` returned: plain JSON, because it travels in the document. */
export interface SliceRoute<P, Data = unknown> extends RouteClaim {
  /** Throw `new NotFound()` for an unknown thing and `new RedirectTo(path)` to send the visitor elsewhere. */
  load?(args: LoadArguments<P>): Promise<Data>;
  head?(data: Data, url: URL): RouteHead;
  /** Fetches the code of `load` where that is no part of the route itself: a link to the page was pointed at. */
  prepare?(): Promise<unknown>;
  screen(): Promise<{ default: ComponentType<ScreenProps<Data>> }>;
}

/** The `service` module: `start` is called once per document when the shell is idle or a command waits for it. */
export interface SliceService<P> {
  /**
   * Returns what ends it: this version failed and another takes over. Its place at the bus is gone by then; timers and
   * listeners elsewhere are its own to end.
   */
  start(platform: P): void | (() => void);
}

/** The `widgets` module: components by name, placed by the shell in a boundary of their own. */
export type SliceWidgets = Record<string, () => Promise<{ default: ComponentType<WidgetProps> }>>;
export interface WidgetProps {
  /** Closes the panel that the widget stands in, e.g. after a link was followed. */
  onDone(): void;
}

/** The server has no such thing: the page answers 404, or 410 when it had it and never will again. */
export class NotFound extends Error {
  readonly sliceSignal = 'not-found';
  constructor(
    message = 'Not found',
    readonly isGone = false,
  ) {
    super(message);
    this.name = 'NotFound';
  }
}

/** The visitor belongs elsewhere. */
export class RedirectTo extends Error {
  readonly sliceSignal = 'redirect';
  constructor(
    /** A path of the shop. */
    readonly path: string,
    readonly permanent = false,
  ) {
    super(`Redirect to ${path}`);
    this.name = 'RedirectTo';
  }
}

/**
 * True for the two signals above. Compared by field, not by class: each slice carries its own copy of this file.
 */
export function isNotFound(error: unknown): error is NotFound {
  return (error as { sliceSignal?: unknown } | null)?.sliceSignal === 'not-found';
}
export function isRedirect(error: unknown): error is RedirectTo {
  return (error as { sliceSignal?: unknown } | null)?.sliceSignal === 'redirect';
}

export interface SliceFile {
  /** `sha256-…` over the uncompressed bytes. */
  integrity: string;
  /** Bytes uncompressed, and brotli-compressed where it is compressed at all. */
  bytes: number;
  br?: number;
}

/** `slice.json` of a published version: everything that shell and tools know of it without running it. */
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
  /** Versions of all topics that it was built against; 1 for those that are not named. */
  topicVersions?: Record<string, number>;
  /** Ranges of what it shares with the shell, e.g. `{react: '^19.0.0'}`. */
  shared: Record<string, string>;
  /** Entry of the browser build, relative to the version's folder: `client/remoteEntry.js`. */
  entry: string;
  /** File of the server build: `server/index.cjs`. */
  server: string;
  /** Files that a page needs, by route id (`routes` module and the route's chunks) and for `service`, `widgets`. */
  chunks: Record<string, { js: string[]; css: string[] }>;
  /** Every file of `client/` and `server/`, by its path relative to the version's folder. */
  files: Record<string, SliceFile>;
}

/** `mfe-cart-checkout`, `1.0.0` → `mfe_cart_checkout_1_0_0`. */
export function containerName(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
