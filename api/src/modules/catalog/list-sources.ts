import type { Facets } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Anchor } from './anchors';
import type { CardRow } from './card-columns';
import { InFlight } from './in-flight';
import { Kept } from './kept';
import { readShelfTree, type ShelfTree } from './shelf-tree';

/** What lists are read from, with what is kept of it for half a minute. */
export interface ListSources {
  db: Kysely<Database>;
  counts: Kept<number>;
  anchors: Kept<Anchor[]>;
  facets: Kept<Facets>;
  /** Pages of lists that are being read. */
  pages: InFlight<CardRow[]>;
  tree(): Promise<ShelfTree>;
}

export function createListSources(db: Kysely<Database>): ListSources {
  const trees = new Kept<ShelfTree>({ max: 1 });
  return {
    db,
    counts: new Kept(),
    anchors: new Kept({ seconds: 60, max: 200 }),
    facets: new Kept({ max: 1000 }),
    pages: new InFlight(),
    tree: () => trees.get('tree', () => readShelfTree(db)),
  };
}
