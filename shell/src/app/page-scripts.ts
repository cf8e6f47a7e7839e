import type { ShopData } from './document-data';

/** A file and the hash that the browser checks it against. */
export interface PinnedFile {
  href: string;
  integrity: string;
}

/** The files that the page's first script fetches. The shell's scripts run; the slice's wait for the shell. */
export interface PageScripts {
  run: PinnedFile[];
  fetch: PinnedFile[];
  /** Code that requests data, fetched at once for a session in a page that the browser renders. */
  forData?: PinnedFile[];
  /** Data that all pages share, as JSON. */
  shop: PinnedFile;
  /** Revision of the release document behind the shop data. */
  revision: number;
  /** The shopper saves data: reading needs no scripts. */
  sparing?: boolean;
}

declare global {
  interface Window {
    /** The first script starts the download, the shell awaits it. */
    nkmShop: Promise<ShopData>;
    /** Path and search of the server's page, until the router listens to the Back button. */
    nkmPage?: string;
  }
}

export const SCRIPTS_ID = 'page-scripts';
