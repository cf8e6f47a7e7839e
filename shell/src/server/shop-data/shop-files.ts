import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PinnedFile } from '../../app/page-scripts';
import type { ShopData } from '../../app/document-data';
import { type PageBodies, packBodies } from '../bodies/page-bodies';

/** There are few combinations of release sets and promos. An evicted file is built again on demand. */
const KEPT_FILES = 256;

export const SHOP_FILES = '/shop-data/';

/** The shared data of pages as JSON files. Browsers cache them, so that later pages do not repeat the data. */
export interface ShopFiles {
  /** Name and hash of the file with this data. The same data always has the same name. */
  keep(data: ShopData): { name: string; integrity: PinnedFile['integrity'] };
  /** Null for an unknown name. */
  bodiesOf(name: string): Promise<PageBodies> | null;
}

export function createShopFiles(): ShopFiles {
  const kept = new LRUCache<string, { json: Buffer; bodies?: Promise<PageBodies> }>({ max: KEPT_FILES });
  return {
    keep(data) {
      const json = Buffer.from(JSON.stringify(data));
      const hash = createHash('sha256').update(json).digest();
      const name = `${hash.toString('hex').slice(0, 16)}.json`;
      if (!kept.has(name)) kept.set(name, { json });
      return { name, integrity: `sha256-${hash.toString('base64')}` };
    },
    bodiesOf(name) {
      const file = kept.get(name);
      if (!file) return null;
      return (file.bodies ??= packWell(file.json));
    },
  };
}

/** Compresses at best quality at once, because every new visitor receives the file. */
async function packWell(json: Buffer): Promise<PageBodies> {
  const bodies = await packBodies(json);
  await bodies.improve();
  return bodies;
}
