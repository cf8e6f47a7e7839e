import type { StarSummary } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** The catalogue needs this of modules above it (docs/decisions/0068). */
export interface CatalogNeeds {
  /**
   * Ratings of stores and reviews of their products, by vendor, with one query for all. A store without any is absent.
   * The stores module implements it.
   */
  starsOfStores(db: Kysely<Database>, vendorIds: readonly number[]): Promise<ReadonlyMap<number, StarSummary>>;
}
