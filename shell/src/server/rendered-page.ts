/** What a worker made of one address. */
export type RenderedPage =
  | {
      kind: 'page';
      status: number;
      /** The whole document in UTF-8, with its doctype. */
      html: Buffer;
      policy: string;
      cacheable: boolean;
    }
  | { kind: 'redirect'; status: number; location: string };
