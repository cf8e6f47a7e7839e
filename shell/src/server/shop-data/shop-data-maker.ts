import type { ReleaseSet } from '@nkm/contracts';
import { ApiError, type ApiClient } from '@nkm/platform';
import { LRUCache } from 'lru-cache';
import type { PinnedFile } from '../../app/page-scripts';
import type { HostClaim } from '../../slices/boot-data';
import { readFrameVersion } from '../content/read-frame-version';
import type { ReleaseRuntime } from '../releases/release-runtime';
import { closePromo, type ShopContent } from '../content/shop-content';
import { SHOP_FILES, type ShopFiles } from './shop-files';
import { type ShopSource, sourceQuery } from './shop-source';

/** Release sets per content: a rollout has few. */
const KEPT_SETS = 64;

/** The part of a release set that shop data needs. */
export type ShopSlices = Pick<ReleaseRuntime, 'key' | 'versions' | 'claims' | 'set'>;

export interface ShopDataOptions {
  files: ShopFiles;
  api: ApiClient;
  sliceTimeoutMs: number;
  publicUrl: string;
  offlinePage: boolean;
  content(): ShopContent;
  /** From the release store, where versions never change. A missing version is left out. */
  slicesOf(slices: ReleaseSet['slices']): ShopSlices;
  warn(message: string, error: unknown): void;
}

export interface ShopDataMaker {
  /** The file for a page with this content and these slices. */
  fileFor(content: ShopContent, slices: ShopSlices): PinnedFile;
  remake(source: ShopSource): Promise<void>;
}

/** Builds the files with the shared data of pages, once for each content and release set. */
export function createShopDataMaker(options: ShopDataOptions): ShopDataMaker {
  const made = new WeakMap<ShopContent, LRUCache<string, PinnedFile>>();

  const keep = ({ settings, frame }: ShopContent, { versions, claims }: Pick<ShopSlices, 'versions' | 'claims'>) =>
    options.files.keep({
      settings,
      publicUrl: options.publicUrl,
      frame,
      sliceTimeoutMs: options.sliceTimeoutMs,
      offlinePage: options.offlinePage,
      slices: versions,
      claims: claims.map(forBrowser),
    });

  function fileFor(content: ShopContent, slices: ShopSlices): PinnedFile {
    let files = made.get(content);
    if (!files) made.set(content, (files = new LRUCache({ max: KEPT_SETS })));
    let file = files.get(slices.key);
    if (!file) {
      const { name, integrity } = keep(content, slices);
      const source = sourceQuery({ version: content.version, isClosed: content.isClosed, slices: slices.set.slices });
      files.set(slices.key, (file = { href: `${SHOP_FILES}${name}?${source}`, integrity }));
    }
    return file;
  }

  /** The content when the page was made. The API keeps earlier versions for a day. */
  async function contentOf({ version }: ShopSource): Promise<ShopContent | null> {
    const current = options.content();
    if (version === null || version === current.version) return current;
    try {
      return await readFrameVersion(options.api, version);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404))
        options.warn('Could not read an earlier version of the frame', error);
      return null;
    }
  }

  return {
    fileFor,
    async remake(source) {
      const content = await contentOf(source);
      if (content) keep(source.isClosed ? closePromo(content) : content, options.slicesOf(source.slices));
    },
  };
}

/** Only the server needs to know which parameters a page reads. */
function forBrowser({ query: _, ...claim }: HostClaim): HostClaim {
  return claim;
}
