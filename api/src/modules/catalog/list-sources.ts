import type { Facets } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import type { Anchor } from './anchors';
import type { CardRow } from './card-columns';
import { SingleFlight } from '../../platform/caching/single-flight';
import { SwrCache } from '../../platform/caching/swr-cache';
import { createFlashPrices, type FlashPrices } from '../flash-prices/public';
import { readCategoryTree, type CategoryTree } from './category-tree';

/** The sources of lists: the database, and SWR caches of expensive queries. */
export interface ListSources {
  db: Kysely<Database>;
  counts: SwrCache<number>;
  anchors: SwrCache<Anchor[]>;
  facets: SwrCache<Facets>;
  /** Pending reads of list pages. */
  pages: SingleFlight<CardRow[]>;
  tree(): Promise<CategoryTree>;
  flash: FlashPrices;
}

export function createListSources(app: Pick<App, 'db' | 'clock'>): ListSources {
  const { db } = app;
  const trees = new SwrCache<CategoryTree>({ max: 1 });
  return {
    db,
    counts: new SwrCache(),
    anchors: new SwrCache({ seconds: 60, max: 200 }),
    facets: new SwrCache({ max: 1000 }),
    pages: new SingleFlight(),
    tree: () => trees.get('tree', () => readCategoryTree(db)),
    flash: createFlashPrices(app),
  };
}
