import type { ReleaseSet } from '@nkm/contracts';
import { ApiError, type ApiClient } from '@nkm/platform';
import { LRUCache } from 'lru-cache';
import type { PinnedFile } from '../browser/page-scripts';
import type { HostClaim } from '../slices/boot-data';
import { readFrameVersion } from './read-frame-version';
import type { ReleaseRuntime } from './release-runtime';
import { closePromo, type ShopContent } from './shop-content';
import { SHOP_FILES, type ShopFiles } from './shop-files';
import { type ShopSource, sourceQuery } from './shop-source';

/** Release sets of one content: those of a rollout are few. */
const KEPT_SETS = 64;

/** A release set in use, as far as shop data needs it. */
export type ShopSlices = Pick<ReleaseRuntime, 'key' | 'versions' | 'claims' | 'set'>;

export interface ShopDataOptions {
  files: ShopFiles;
  api: ApiClient;
  sliceTimeoutMs: number;
  content(): ShopContent;
  /** From the release store: versions never change. One that is missing is left out. */
  slicesOf(slices: ReleaseSet['slices']): ShopSlices;
  warn(message: string, error: unknown): void;
}

export interface ShopDataMaker {
  /** The file for a page that was made with this content, beside these slices. */
  fileFor(content: ShopContent, slices: ShopSlices): PinnedFile;
  remake(source: ShopSource): Promise<void>;
}

/** Makes the files with what pages share. Each is made once for its content and release set. */
export function createShopDataMaker(options: ShopDataOptions): ShopDataMaker {
  const made = new WeakMap<ShopContent, LRUCache<string, PinnedFile>>();

  const keep = ({ settings, frame }: ShopContent, { versions, claims }: Pick<ShopSlices, 'versions' | 'claims'>) =>
    options.files.keep({
      settings,
      frame,
      sliceTimeoutMs: options.sliceTimeoutMs,
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

  /** What the API said when the page was made: it keeps earlier answers for a day. */
  async function contentOf({ version }: ShopSource): Promise<ShopContent | null> {
    const current = options.content();
    if (version === null || version === current.version) return current;
    try {
      return await readFrameVersion(options.api, version);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404))
        options.warn('An earlier frame of the pages could not be read', error);
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

/** Which parameters a page reads is the server's business. */
function forBrowser({ query: _, ...claim }: HostClaim): HostClaim {
  return claim;
}
