/** A file and the hash that the browser checks it against. */
export interface PinnedFile {
  href: string;
  integrity: string;
}

/** What the page's first script fetches: the shell's own scripts run, the slice's wait until the shell asks for them. */
export interface PageScripts {
  run: PinnedFile[];
  fetch: PinnedFile[];
  /** The shopper saves data: somebody who only reads needs none of them. */
  sparing?: boolean;
}

export const SCRIPTS_ID = 'page-scripts';
