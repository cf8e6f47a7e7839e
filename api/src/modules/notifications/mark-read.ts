import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/**
 * Marks a shopper's own notifications as read; the time of the first read stays.
 * @param ids null for all
 */
export async function markRead(
  db: Kysely<Database>,
  { userId, ids, now }: { userId: number; ids: readonly number[] | null; now: Date },
): Promise<void> {
  if (ids?.length === 0) return;
  let unread = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (ids !== null) unread = unread.where('id', 'in', ids);
  await unread.execute();
}
