import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/api-problem';

/** Removes a line from a cart. Throws 404 for an unknown line or another shopper's. */
export async function removeFromCart(db: Kysely<Database>, userId: number, lineId: number): Promise<void> {
  const removed = await db
    .deleteFrom('cart_lines')
    .where('id', '=', lineId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (removed.numDeletedRows === 0n) throw notFound();
}

export async function clearCart(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}
