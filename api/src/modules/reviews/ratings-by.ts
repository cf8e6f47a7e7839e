import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** Stars that a shopper gave sellers, by vendor. */
export async function ratingsBy(db: Kysely<Database>, userId: number): Promise<Map<number, number>> {
  const ratings = await db
    .selectFrom('vendor_ratings')
    .select(['vendor_id', 'stars'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(ratings.map(({ vendor_id, stars }) => [vendor_id, stars]));
}
