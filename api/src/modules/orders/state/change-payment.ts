import { kobo, type Kobo, type PaymentMethod, timesKobo } from '@nkm/contracts';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { shareGateway } from '../amounts/share-order';
import { rulesOf } from '../payment-rules';
import type { OrdersTable } from '../tables';

interface NewPayment {
  method: PaymentMethod['code'];
  gateway: Kobo;
  /** Confirmed: to be paid in cash on delivery. */
  status: 'Uncompleted' | 'Confirmed';
  /** Its place among the orders that wait for money; null for none. */
  slot: number | null;
}

/**
 * Rewrites the way to pay of a locked, unpaid order: the gateway fee, its shares and the total. Nothing else changes.
 */
export async function changePayment(
  trx: Transaction<Database>,
  order: Pick<Selectable<OrdersTable>, 'id' | 'amount_kobo' | 'gateway_kobo'>,
  { method, gateway, status, slot }: NewPayment,
): Promise<void> {
  const changed = await trx
    .updateTable('orders')
    .set({
      payment_method: method,
      payment_gateway: rulesOf(method).gateway,
      gateway_kobo: gateway,
      amount_kobo: order.amount_kobo - order.gateway_kobo + gateway,
      status,
      hold_slot: slot,
    })
    .where('id', '=', order.id)
    .where('status', '=', 'Uncompleted')
    .executeTakeFirstOrThrow();
  if (changed.numUpdatedRows !== 1n) throw new Error(`Order ${order.id} was moved by another request despite its lock`);
  const lines = await linesOf(trx, order.id);
  const shares = shareGateway(gateway, lines);
  for (const [index, { id }] of lines.entries())
    await trx.updateTable('invoice_lines').set({ gateway_share_kobo: shares[index]! }).where('id', '=', id).execute();
}

/** Records the method with which a locked, unpaid order is paid after all. Its amounts stay. */
export async function setPaymentMethod(
  trx: Transaction<Database>,
  orderId: number,
  method: PaymentMethod['code'],
): Promise<void> {
  const change = { payment_method: method, payment_gateway: rulesOf(method).gateway };
  await trx.updateTable('orders').set(change).where('id', '=', orderId).execute();
}

/** The lines in the order in which they were written, which decides between equal remainders. */
async function linesOf(trx: Transaction<Database>, orderId: number) {
  const rows = await trx
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .selectAll('invoice_lines')
    .where('invoices.order_id', '=', orderId)
    .orderBy('invoice_lines.id')
    .execute();
  return rows.map((line) => ({
    id: line.id,
    worth: timesKobo(kobo(line.unit_kobo), line.quantity),
    coupon: kobo(line.coupon_share_kobo),
    delivery: kobo(line.delivery_share_kobo),
    gas: kobo(line.gas_share_kobo),
    tax: kobo(line.tax_share_kobo),
  }));
}
