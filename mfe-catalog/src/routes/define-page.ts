import type { LoadArguments, RouteHead, SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import { firstViewHad } from '../late/first-view';

/** Module with what a page loads and says of itself. */
export interface PageData<Data> {
  load(args: LoadArguments<Platform>): Data | Promise<Data>;
  head?(data: Data, url: URL): RouteHead;
}

export interface Page<Data> extends Omit<SliceRoute<Platform, Data>, 'load' | 'head' | 'prepare'> {
  /** Imports that module. It is a chunk of its own, which several pages may share. */
  data(): Promise<PageData<Data>>;
  /** Imports what a page of the server draws with its HTML and brings to life later: the browser needs it at once. */
  parts?(): Promise<unknown>;
}

/**
 * A page whose loader and head are no part of its first view: there the document brings what came of them. Their code
 * comes after it, so that the next page of a list is quick, or with the intent to come here from another page.
 */
export function definePage<Data>({ data, parts, screen, ...page }: Page<Data>): SliceRoute<Platform> {
  let loaded: PageData<Data> | null = null;
  return defineRoute<Data>({
    ...page,
    load: async (args) => {
      parts?.().catch(() => undefined); // beside the data; the screen deals with a failure
      loaded = await data();
      return loaded.load(args);
    },
    // Asked for once the data is there.
    head: (its, url) => loaded?.head?.(its, url) ?? {},
    prepare: () => Promise.all([data(), parts?.()]),
    screen() {
      // A failure is met again, and dealt with, by the navigation that needs it.
      if (typeof window !== 'undefined') firstViewHad().then(data).catch(() => undefined); // prettier-ignore
      return screen();
    },
  });
}
