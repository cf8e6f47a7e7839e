import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../accounts/public';
import { eraseLeftovers } from './erase-account';
import { REASON_DAYS } from './personal-data';
import './tables';

const DAY_MS = 86_400_000;
/** The payment provider retries its webhooks for three days. */
const LEFTOVERS_MS = 4 * DAY_MS;

/** Removes expired rows, and rows that requests in progress wrote for an account after its deletion. */
export async function cleanUpDeletions(db: Kysely<Database>, now: Date): Promise<void> {
  for (const table of ['deletion_requests', 'deletion_receipts'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('deletion_reasons')
    .where('deleted_on', '<=', new Date(now.getTime() - REASON_DAYS * DAY_MS))
    .execute();
  const deleted = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '>', new Date(now.getTime() - LEFTOVERS_MS))
    .execute();
  for (const { id } of deleted) await eraseLeftovers(db, id, now);
}
