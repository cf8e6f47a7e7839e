import { kobo, timesKobo } from '@nkm/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { divide, shareOrder } from './share-order';
import './tables';

/**
 * Stores the shares of the lines of an order of an older release, which stored none (decision "shares"). Its discount
 * is divided by price, because nothing says which lines it was for. Does nothing for an order with shares.
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
  const worths = lines.map(({ unit_kobo, quantity }) => timesKobo(kobo(unit_kobo), quantity));
  const discounts = divide(kobo(order.coupon_kobo), worths);
  const shared = lines.map((line, at) => ({ ...line, worth: worths[at]!, discount: discounts[at]! }));
  const invoices = [...new Set(lines.map(({ invoice_id }) => invoice_id))].map((id) => {
    const own = shared.filter(({ invoice_id }) => invoice_id === id);
    return { delivery: kobo(own[0]!.delivery_kobo), lines: own };
  });
  const fees = { gas: kobo(order.gas_kobo), tax: kobo(order.tax_kobo), gateway: kobo(order.gateway_kobo) };
  for (const [{ id }, share] of shareOrder({ invoices, ...fees }))
    await sql`update invoice_lines set coupon_share_kobo = ${share.coupon}, delivery_share_kobo = ${share.delivery},
      gas_share_kobo = ${share.gas}, tax_share_kobo = ${share.tax}, gateway_share_kobo = ${share.gateway}
      where id = ${id}`.execute(trx);
}
