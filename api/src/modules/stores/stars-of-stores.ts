import type { StarSummary } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { countForStores } from './count-for-stores';

/** The stars of stores, as on their pages, by vendor. A store without any is absent. */
export async function starsOfStores(
  db: Kysely<Database>,
  vendorIds: readonly number[],
): Promise<ReadonlyMap<number, StarSummary>> {
  const figures = await countForStores(db, vendorIds);
  const isRated = (stars: StarSummary) => Object.values(stars).some((count) => count > 0);
  return new Map([...figures].filter(([, { stars }]) => isRated(stars)).map(([id, { stars }]) => [id, stars]));
}
