/** The result of rendering one address. */
export type RenderedPage =
  | {
      kind: 'page';
      status: number;
      /**
       * The document in UTF-8, with its doctype and without its end: `pageTail` names the data that all pages share,
       * which changes while the page stays the same.
       */
      html: Buffer;
      policy: string;
      cacheable: boolean;
      /** Of the page's slice, if its code rendered the page. */
      version?: string;
    }
  | { kind: 'redirect'; status: number; location: string };
