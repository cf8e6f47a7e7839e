/** Document head data of a text page; it travels with the page data, so that other pages do not load it. */
export interface ContentPage {
  title: string;
  description: string;
  /** Canonical address. */
  path: string;
}
