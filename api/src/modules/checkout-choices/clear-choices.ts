import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** Forgets what the shopper had chosen, because an order has it now. */
export async function clearChoices(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('checkout_choices').where('user_id', '=', userId).execute();
}
