import type { ShopData } from '../slices/boot-data';

/** A file and the hash that the browser checks it against. */
export interface PinnedFile {
  href: string;
  integrity: string;
}

/** What the page's first script fetches: the shell's own scripts run, the slice's wait until the shell asks for them. */
export interface PageScripts {
  run: PinnedFile[];
  fetch: PinnedFile[];
  /** What all pages share, as JSON. */
  shop: PinnedFile;
  /** Of the release document that the shop data was made from. */
  revision: number;
  /** The shopper saves data: somebody who only reads needs none of them. */
  sparing?: boolean;
}

declare global {
  interface Window {
    /** The first script asks for it, the shell waits for it. */
    nkmShop: Promise<ShopData>;
  }
}

export const SCRIPTS_ID = 'page-scripts';
