import { formatMoney, kobo, toNaira } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import { orderNotices } from '../src/modules/orders/public';
import type {} from '../src/modules/notifications/public';
import type { Database } from '../src/platform/database/tables';

/** The demo shopper's notifications of the seeded orders; those of the two newest are unread. */
export async function insertNotifications(db: Kysely<Database>): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['user_id', 'reference', 'amount_kobo', 'created_at', 'paid_at'])
    .orderBy('created_at', 'desc')
    .execute();
  const rows = orders.flatMap(({ user_id, reference, amount_kobo, created_at, paid_at }, index) => {
    const seen = (at: Date) => ({ user_id, created_at: at, read_at: index < 2 ? null : at });
    const amount = formatMoney(toNaira(kobo(amount_kobo)));
    const made = { ...orderNotices.made(reference), ...seen(created_at) };
    return paid_at === null ? [made] : [made, { ...orderNotices.paid(reference, amount), ...seen(paid_at) }];
  });
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute();
}
