import type { LoadArguments, RouteHead, SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';

/** Module with the loader and the head of a page. */
export interface PageData<Data> {
  load(args: LoadArguments<Platform>): Data | Promise<Data>;
  head?(data: Data, url: URL): RouteHead;
}

export interface Page<Data> extends Omit<SliceRoute<Platform, Data>, 'load' | 'head' | 'prepare'> {
  /** Imports that module. It is a separate chunk, which several pages can share. */
  data(): Promise<PageData<Data>>;
}

/**
 * A page whose loader and head are not needed for the first view, because the document contains their results. Their
 * code loads when the shopper points at a link to the page, or with the navigation.
 */
export function definePage<Data>({ data, screen, ...page }: Page<Data>): SliceRoute<Platform> {
  let loaded: PageData<Data> | null = null;
  return defineRoute<Data>({
    ...page,
    load: async (args) => {
      loaded = await data();
      return loaded.load(args);
    },
    // Called only after the data has loaded.
    head: (its, url) => loaded?.head?.(its, url) ?? {},
    prepare: data,
    screen,
  });
}
