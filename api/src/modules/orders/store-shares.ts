import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { missingShares } from './missing-shares';
import './tables';

/**
 * Stores the shares of the lines of an order of an older release, which stored none. Does nothing for an order
 * with shares.
 */
export async function storeMissingShares(trx: Transaction<Database>, orderId: number): Promise<void> {
  const lines = await trx
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select(['invoice_lines.id', 'invoice_lines.invoice_id', 'invoice_lines.quantity', 'invoice_lines.unit_kobo'])
    .select(['invoice_lines.gateway_share_kobo', 'invoices.delivery_kobo'])
    .where('invoices.order_id', '=', orderId)
    .orderBy('invoice_lines.id')
    .execute();
  if (lines.every(({ gateway_share_kobo }) => gateway_share_kobo !== null)) return;
  const order = await trx
    .selectFrom('orders')
    .select(['coupon_kobo', 'gas_kobo', 'tax_kobo', 'gateway_kobo'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  for (const [{ id }, share] of missingShares(order, lines))
    await sql`update invoice_lines set coupon_share_kobo = ${share.coupon}, delivery_share_kobo = ${share.delivery},
      gas_share_kobo = ${share.gas}, tax_share_kobo = ${share.tax}, gateway_share_kobo = ${share.gateway}
      where id = ${id}`.execute(trx);
}
