/** What a worker made of one address. */
export type RenderedPage =
  | {
      kind: 'page';
      status: number;
      /**
       * The document in UTF-8, with its doctype and without its end: `pageTail` names what all pages share, which changes
       * while the page stays.
       */
      html: Buffer;
      policy: string;
      cacheable: boolean;
    }
  | { kind: 'redirect'; status: number; location: string };
