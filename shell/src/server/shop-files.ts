import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PinnedFile } from '../browser/page-scripts';
import type { ShopData } from '../slices/boot-data';
import { type PageBodies, packBodies } from './page-bodies';

/** Release sets × adverts are few; what is forgotten is made again when it is asked for. */
const KEPT_FILES = 256;

export const SHOP_FILES = '/shop-data/';

/** What pages share, as JSON files: a shopper's browser keeps them, so that no further page brings them again. */
export interface ShopFiles {
  /** Name and hash of the file with this data. The same data always has the same name. */
  keep(data: ShopData): { name: string; integrity: PinnedFile['integrity'] };
  /** Null for a name that no data was kept under. */
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

/** It is sent to every new visitor. */
async function packWell(json: Buffer): Promise<PageBodies> {
  const bodies = await packBodies(json);
  await bodies.improve();
  return bodies;
}
