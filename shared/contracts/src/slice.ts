/**
 * The contract between the shell and a slice. A slice exposes up to three modules, each a file in its
 * `src/expose/` folder: `routes` (the addresses it claims), `service` (headless, owns bus topics) and
 * `widgets` (fragments that the shell places in its frame; `slice-widgets.ts`). A published version describes itself in
 * `slice.json` (`slice-description.ts`).
 */
import type { ComponentType } from 'react';
import type { Naira } from './entities';

/** Raised when a change of the contract stops an older shell from running a newer slice. */
export const CONTRACT_VERSION = 1;

/** `signed-in` sends guests to /account and back after sign-in; `signed-out` sends signed-in users to the home page. */
export type RouteAccess = 'open' | 'signed-in' | 'signed-out';
/**
 * `bare` hides header and footer (SH-SCR-003); `account` shows the profile sidebar beside the page (SHR-SCR-001). A
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

/**
 * A page of one task, such as the checkout: the logo, the steps and a link to help instead of promo, search, menu and
 * footer.
 */
export interface FocusedFrame {
  /** Titles of the steps, in order. */
  steps: readonly string[];
  /** The step of this page, from 1. */
  step: number;
}

/** A purchase step. The shell never leaves one while the shopper could lose their input. */
export type PurchaseStep = 'cart' | 'checkout' | 'payment';

/** A contact that a signed-in shopper must verify before going on (SH-RULE-011, SH-RULE-012). */
export type RequiredStep = 'verify-email' | 'verify-phone';

/** What the shell knows of a route before the slice's code is loaded. */
export interface RouteClaim {
  /** Name inside the slice, also the name of its chunk: webpackChunkName "shop". */
  id: string;
  /** React Router pattern, spelled as in the requirements, e.g. `/order-details/:id/:invoice`. */
  path: string;
  /** Document title without the marketplace's name; a loaded route can refine it through `head`. */
  title: string;
  access: RouteAccess;
  frame: RouteFrame;
  /** Replaces header and footer of `full`. An older shell ignores it and shows `frame`. */
  focus?: FocusedFrame;
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
  /** Address of the picture in previews of links. */
  image?: string;
  /** Its size in pixels and its alternative text, where they are known. */
  imageDetails?: { width: number; height: number; alt: string };
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

/** The resource does not exist: the page answers 404, or 410 when it is permanently gone. */
export class NotFound extends Error {
  readonly sliceSignal = 'not-found';
  constructor(
    message = 'Not found',
    readonly isGone = false,
    /** For the shopper, instead of the general hint. An older shell ignores it. */
    readonly detail?: string,
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
