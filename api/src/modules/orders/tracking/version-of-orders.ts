import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/**
 * A text that changes with everything about these orders that moves after checkout: payment, statuses, cancellations,
 * tracking, returns and refunds. One statement on indexes, because open pages ask every few seconds.
 */
export async function versionOfOrders(
  db: Kysely<Database>,
  { userId, orderIds }: { userId: number; orderIds: readonly number[] },
): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    with wanted as (select * from orders where user_id = ${userId} and id = any(${[...orderIds]}::bigint[])),
    parcels as (select i.* from invoices i join wanted o on o.id = i.order_id),
    parts as (
      select concat_ws(' ', 'order', id, status, stock_held, hold_expires_at) as part from wanted
      union all select concat_ws(' ', 'invoice', id, status, tracking_code, review_ends_by) from parcels
      union all select concat_ws(' ', 'line', l.id, l.status) from invoice_lines l join parcels p on p.id = l.invoice_id
      union all select concat_ws(' ', 'cancellation', c.id, c.status)
        from cancellations c join invoice_lines l on l.id = c.line_id join parcels p on p.id = l.invoice_id
      union all select concat_ws(' ', 'tracking', e.id) from tracking_events e join parcels p on p.id = e.invoice_id
      union all select concat_ws(' ', 'pickup', k.tracking_code, k.arrived_at, k.wrong_codes)
        from pickups k join parcels p on p.id = k.invoice_id
      union all select concat_ws(' ', 'return', r.id, r.status) from returns r join parcels p on p.id = r.invoice_id
      union all select concat_ws(' ', 'drop-off', d.return_id, d.station_id, d.wrong_codes, d.ended_at, d.arrived_at)
        from return_drop_offs d join returns r on r.id = d.return_id join parcels p on p.id = r.invoice_id
      union all select concat_ws(' ', 'refund', f.id, f.status) from refunds f join wanted o on o.id = f.order_id
    )
    select md5(coalesce(string_agg(part, '|' order by part), '')) as version from parts`.execute(db);
  return rows[0]!.version;
}
