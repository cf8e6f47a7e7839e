import { LRUCache } from 'lru-cache';
import type { PinnedFile } from '../../app/page-scripts';
import type { ShopData } from '../../app/document-data';
import { type PageBodies, packBodies } from '../bodies/page-bodies';
import { shopFileName, sha256, type StoredFiles } from './stored-files';

/** There are few combinations of release sets and promos. An evicted file is made or read again on demand. */
const KEPT_FILES = 256;
/** Milliseconds after which a file in use is written to the store again. */
export const RENEW_MS = 10 * 60_000;
/** Milliseconds after which a write that failed is repeated. */
const REPEAT_MS = 60_000;

export const SHOP_FILES = '/shop-data/';

export interface ShopFilesOptions {
  /** Shared by all shells. */
  stored: StoredFiles;
  warn(message: string, error: unknown): void;
  now?: () => number;
}

/** The shared data of pages as JSON files. Browsers cache them, so that later pages do not repeat the data. */
export interface ShopFiles {
  /** The file with this data, for a page. The same data always has the same name. */
  keep(data: ShopData): { name: string; integrity: PinnedFile['integrity'] };
  /** Another page names the file: the store must keep it. False if this process does not have it any more. */
  use(name: string): boolean;
  /** From memory or from the store; null for an unknown name, and for a file that is damaged. */
  bodiesOf(name: string): Promise<PageBodies | null>;
}

interface KeptFile {
  json: Buffer;
  bodies?: Promise<PageBodies>;
  /** When its next use writes it to the store. */
  writeAt: number;
}

/** Keeps the files in memory, and those that pages name in the store, where the other shells find them. */
export function createShopFiles({ stored, warn, now = Date.now }: ShopFilesOptions): ShopFiles {
  const kept = new LRUCache<string, KeptFile>({ max: KEPT_FILES });
  /** Files of the store whose fault is in the log. */
  const refused = new LRUCache<string, true>({ max: KEPT_FILES });
  let isFailing = false;
  let lastWrite = Promise.resolve();

  async function write(name: string, file: KeptFile): Promise<void> {
    try {
      await stored.write(name, file.json);
      file.writeAt = now() + RENEW_MS;
      isFailing = false;
    } catch (error) {
      file.writeAt = now() + REPEAT_MS;
      if (!isFailing) warn('The store cannot keep the shared data of pages: other shells lack it', error);
      isFailing = true;
    }
  }

  /** No page waits for the store, and a slow one has one write at a time. */
  function use(name: string): boolean {
    const file = kept.get(name);
    if (!file) return false;
    if (now() >= file.writeAt) {
      file.writeAt = Infinity;
      lastWrite = lastWrite.then(() => write(name, file));
    }
    return true;
  }

  async function read(name: string): Promise<KeptFile | undefined> {
    try {
      const json = await stored.read(name);
      // This process may have made it meanwhile.
      if (json && !kept.has(name)) kept.set(name, { json, writeAt: 0 });
    } catch (error) {
      if (!refused.has(name)) warn('A file with shared data of pages cannot be used', error);
      refused.set(name, true);
    }
    return kept.get(name);
  }

  return {
    keep(data) {
      const json = Buffer.from(JSON.stringify(data));
      const hash = sha256(json);
      const name = shopFileName(hash);
      // The name has only the beginning of the hash, so the contents decide.
      if (!kept.get(name)?.json.equals(json)) kept.set(name, { json, writeAt: 0 });
      use(name);
      return { name, integrity: `sha256-${hash.toString('base64')}` };
    },
    use,
    async bodiesOf(name) {
      const file = kept.get(name) ?? (await read(name));
      return file ? (file.bodies ??= packWell(file.json)) : null;
    },
  };
}

/** Compresses at best quality at once, because every new visitor receives the file. */
async function packWell(json: Buffer): Promise<PageBodies> {
  const bodies = await packBodies(json);
  await bodies.improve();
  return bodies;
}
