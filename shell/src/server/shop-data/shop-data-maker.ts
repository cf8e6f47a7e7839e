import { LRUCache } from 'lru-cache';
import type { PinnedFile } from '../../app/page-scripts';
import type { HostClaim } from '../../slices/boot-data';
import type { ReleaseRuntime } from '../releases/release-runtime';
import type { ShopContent } from '../content/shop-content';
import { SHOP_FILES, type ShopFiles } from './shop-files';

/** Release sets per content: a rollout has few. */
const KEPT_SETS = 64;

/** The part of a release set that shop data needs. */
export type ShopSlices = Pick<ReleaseRuntime, 'key' | 'versions' | 'claims'>;

export interface ShopDataOptions {
  files: Pick<ShopFiles, 'keep' | 'use'>;
  sliceTimeoutMs: number;
  publicUrl: string;
  offlinePage: boolean;
}

export interface ShopDataMaker {
  /** The file for a page with this content and these slices. */
  fileFor(content: ShopContent, slices: ShopSlices): PinnedFile;
}

/** Builds the files with the shared data of pages, once for each content and release set. */
export function createShopDataMaker(options: ShopDataOptions): ShopDataMaker {
  const { files, sliceTimeoutMs, publicUrl, offlinePage } = options;
  const made = new WeakMap<ShopContent, LRUCache<string, { name: string; file: PinnedFile }>>();

  function make({ settings, frame }: ShopContent, { versions, claims }: ShopSlices) {
    const { name, integrity } = files.keep({
      settings,
      publicUrl,
      frame,
      sliceTimeoutMs,
      offlinePage,
      slices: versions,
      claims: claims.map(forBrowser),
    });
    return { name, file: { href: SHOP_FILES + name, integrity } };
  }

  return {
    fileFor(content, slices) {
      let ofContent = made.get(content);
      if (!ofContent) made.set(content, (ofContent = new LRUCache({ max: KEPT_SETS })));
      let found = ofContent.get(slices.key);
      if (!found || !files.use(found.name)) ofContent.set(slices.key, (found = make(content, slices)));
      return found.file;
    },
  };
}

/** Only the server needs to know which parameters a page reads. */
function forBrowser({ query: _, ...claim }: HostClaim): HostClaim {
  return claim;
}
