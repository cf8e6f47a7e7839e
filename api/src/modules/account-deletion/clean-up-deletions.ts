import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { eraseRows, reduceOrders } from './erase-account';
import './tables';

/** The payment provider retries its webhooks for three days. */
const LEFTOVERS_MS = 4 * 86_400_000;

/** Removes expired rows, and rows that requests in progress wrote for an account after its deletion. */
export async function cleanUpDeletions(db: Kysely<Database>, now: Date): Promise<void> {
  for (const table of ['deletion_requests', 'deletion_receipts'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  const deleted = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '>', new Date(now.getTime() - LEFTOVERS_MS))
    .execute();
  for (const { id } of deleted) {
    await eraseRows(db, id);
    await reduceOrders(db, id);
  }
}
