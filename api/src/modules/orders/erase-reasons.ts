import { ORDER_STATUSES } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** Days for which the texts of staff and couriers about an order are stored. */
export const TEXT_DAYS = 730;
const DAY_MS = 86_400_000;
/** Orders in one transaction. */
const BATCH = 500;

/** Names of events that are not a courier's own words. */
const KNOWN_INCIDENTS = [...ORDER_STATUSES, 'Ready for pickup', 'Packed again', 'To be returned'];
/** What remains of a courier's own words about an event. */
const ERASED_INCIDENT = 'Message from the courier';
const isOwnWords = sql<boolean>`t.incident <> all(${[...KNOWN_INCIDENTS, ERASED_INCIDENT]}::text[])`;

/** Empties what staff and couriers wrote about orders. The states, times and actors stay. */
export async function eraseReasons(db: Kysely<Database>, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`select erase_reasons(${orderIds}::bigint[])`.execute(db);
  await sql`update tracking_events t set reason = '',
      incident = case when ${isOwnWords} then ${ERASED_INCIDENT} else t.incident end
    from invoices i where i.id = t.invoice_id and (t.reason <> '' or ${isOwnWords})
      and i.order_id = any(${orderIds}::bigint[])`.execute(db);
}

/** Empties the texts of orders that are older than their period. */
export async function eraseOldReasons(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TEXT_DAYS * DAY_MS);
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select o.id from orders o where o.created_at <= ${before} and exists (
        select from invoices i where i.order_id = o.id and (
          exists (select from tracking_events t where t.invoice_id = i.id and (t.reason <> '' or ${isOwnWords}))
          or exists (select from invoice_transitions t where t.invoice_id = i.id and t.reason is not null)
          or exists (select from returns r join return_transitions t on t.return_id = r.id
            where r.invoice_id = i.id and t.reason is not null)
          or exists (select from returns r join return_drop_offs d on d.return_id = r.id
            where r.invoice_id = i.id and d.arrival_reason is not null)))
      order by o.id limit ${BATCH}`.execute(db);
    await eraseReasons(
      db,
      rows.map(({ id }) => id),
    );
    if (rows.length < BATCH) return;
  }
}
