/**
 * The contract between the shell and a slice. A slice exposes up to three modules, each a file in its
 * `src/expose/` folder: `routes` (the addresses it claims), `service` (headless, owns bus topics) and
 * `widgets` (fragments that the shell places in its frame).
 */
import type { ComponentType, RefObject } from 'react';
import type { Address, AddressType, Naira } from './entities';
import type { TopicName } from './topics';

/** Raised when a change below stops an older shell from running a newer slice. */
export const CONTRACT_VERSION = 1;

/** `signed-in` sends guests to /account and back after sign-in; `signed-out` sends signed-in users to the home page. */
export type RouteAccess = 'open' | 'signed-in' | 'signed-out';
/**
 * `bare` hides header and footer (spec 1 §2.3); `account` shows the profile sidebar beside the page (spec 1 §2.1). A
 * shell treats an unknown frame as `full`.
 */
export type RouteFrame = 'full' | 'bare' | 'account';

/** A page's link in the profile sidebar, labelled with the page's title. */
export interface SidebarEntry {
  /** Links are sorted by `place`. */
  place: number;
  /** Fragment of the link's address, without `#`. */
  fragment?: string;
}

/** A purchase step. The shell never leaves one while the shopper could lose their input. */
export type PurchaseStep = 'cart' | 'checkout' | 'payment';

/** A contact that a signed-in shopper must verify before going on (spec 1 §4). */
export type RequiredStep = 'verify-email' | 'verify-phone';

/** What the shell knows of a route before the slice's code is loaded. */
export interface RouteClaim {
  /** Name inside the slice, also the name of its chunk: webpackChunkName "shop". */
  id: string;
  /** React Router pattern, spelled as in the specification, e.g. `/order-details/:id/:invoice`. */
  path: string;
  /** Document title without the marketplace's name; a loaded route can refine it through `head`. */
  title: string;
  access: RouteAccess;
  frame: RouteFrame;
  /** Rendered on the server with its data; false for personal pages, of which the server sends only the frame. */
  public: boolean;
  /** The purchase step that this page belongs to. */
  purchase?: PurchaseStep;
  /** The step that this page completes. The shell opens the page when a signed-in shopper has not done it. */
  requiredStep?: RequiredStep;
  /** Left out of sitemaps, for example because the address is useless without its query. */
  unlisted?: boolean;
  /**
   * The query holds a secret, such as the token of a mailed link: the shell keeps it out of pages, caches and logs and
   * sends the page with `Referrer-Policy: no-referrer`.
   */
  secretQuery?: boolean;
  /** For pages that the profile sidebar links to. */
  sidebar?: SidebarEntry;
  /**
   * Query parameters that loader, head and screen read, in the order of the links. The server passes on only these, so
   * that other parameters create no entries in the page cache. If absent, the server passes on all of them. The address
   * in the browser always keeps all.
   */
  query?: readonly string[];
}

/** Contents of the document's head for a loaded route. */
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
  /** The picture of the largest contentful paint, preloaded with high priority. */
  preloadPicture?: { src: string; srcset?: string; srcset_avif?: string; sizes?: string };
}

/** Arguments of a route's loader. `P` is the platform, generic so that contracts do not depend on it. */
export interface LoadArguments<P> {
  params: Readonly<Record<string, string | undefined>>;
  /** Address of the page with its query, without secrets of the origin. */
  url: URL;
  signal: AbortSignal;
  platform: P;
}

export interface ScreenProps<Data> {
  data: Data;
  params: Readonly<Record<string, string | undefined>>;
}

/** One page of a slice. `load` returns plain JSON, because the data travels in the document. */
export interface SliceRoute<P, Data = unknown> extends RouteClaim {
  /** Throw `new NotFound()` for an unknown resource and `new RedirectTo(path)` to redirect. */
  load?(args: LoadArguments<P>): Promise<Data>;
  head?(data: Data, url: URL): RouteHead;
  /** Called when the shopper points at a link to the page: fetches the code of `load` if it is a separate chunk. */
  prepare?(): Promise<unknown>;
  screen(): Promise<{ default: ComponentType<ScreenProps<Data>> }>;
}

/** The `service` module: the shell calls `start` once per document, when it is idle or a command waits. */
export interface SliceService<P> {
  /**
   * Returns a stop function, called when this version failed and another one takes over. The bus has already removed
   * its subscriptions; the function ends timers and other listeners.
   */
  start(platform: P): void | (() => void);
}

/**
 * The widgets that the shell, or a page of another slice, has a place for, and their props. Header and page work
 * without each of them. An older shell or slice can pass fewer props.
 */
export interface Widgets {
  /** A form that adds an address, or changes one, of the signed-in shopper (spec 2 §5). */
  'address-form': AddressFormProps;
  /** The panel under the cart in the header (spec 1 §2.3). */
  'mini-cart': PanelProps;
  /** The newest notifications, under the bell in the header (spec 2 §2). */
  notifications: NotificationsProps;
  /** What a paid order contains, when it arrives, and what happens next (spec 2 §2). */
  'order-summary': OrderSummaryProps;
  /** The list under the search box in the header (spec 1 §2.3). */
  'search-suggestions': SearchSuggestionsProps;
}
export type WidgetName = keyof Widgets;

/** The `widgets` module: components by name. The shell puts each into a separate error boundary. */
export type SliceWidgets = {
  [Name in WidgetName]?: () => Promise<{ default: ComponentType<Widgets[Name]> }>;
};

export interface PanelProps {
  /** Closes the panel that contains the widget, e.g. after the shopper follows a link. */
  onDone(): void;
}

export interface NotificationsProps extends PanelProps {
  /** Receives the number of unread notifications after the newest were shown. The same function each time. */
  onCount(unread: number): void;
}

export interface OrderSummaryProps {
  /** A paid order of the signed-in shopper. */
  orderId: number;
  /** NKM coins that paid it; absent: money paid it. */
  coins?: number | undefined;
}

export interface AddressFormProps {
  /** The address to change; without one, the form adds an address. */
  address?: Address;
  /** The only type that the page can use; the form then does not ask for it. */
  type?: AddressType;
  /** The server has stored the address. */
  onSaved(address: Address): void;
  /** The shopper leaves the form, and what they typed is discarded. */
  onCancel(): void;
}

export interface SearchSuggestionsProps {
  /** The search box, inside its form. The widget turns it into a combobox and follows its input. */
  box: RefObject<HTMLInputElement | null>;
}

/** The resource does not exist: the page answers 404, or 410 when it is permanently gone. */
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

/** Redirects the visitor. */
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
 * Recognises the signal by field, not by class: each slice has its own copy of this file.
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
  /** Entry of the browser build, relative to the version's folder: `client/remoteEntry.js`. */
  entry: string;
  /** File of the server build: `server/index.cjs`. */
  server: string;
  /** Files by route id (the `routes` module and the route's chunks), and those of `service` and `widgets`. */
  chunks: Record<string, { js: string[]; css: string[] }>;
  /** All files in `client/` and `server/`, by path relative to the version's folder. */
  files: Record<string, SliceFile>;
}

/** `mfe-cart-checkout`, `1.0.0` → `mfe_cart_checkout_1_0_0`. */
export function containerName(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
