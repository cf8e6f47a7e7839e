import { amountLines, type AmountParts, amountsOfInvoice } from './amount-lines';
import type { Invoice, Naira, Order, OrderRefund, RefundAmounts, RefundState } from './entities';
import { kobo, type Kobo, sumKobo, toKobo, toNaira } from './money';
import { collectorOf } from './payment-methods';

/** What a refund returns of each part of a price. `rounding`: kobo between the amount and whole coins. */
export function refundAmounts(parts: AmountParts, rounding?: Kobo): RefundAmounts {
  const { lines, total } = amountLines(parts, 'paid', rounding);
  return { lines, total };
}

/** The state of these refunds together. */
export const refundStateOf = (refunds: readonly Pick<OrderRefund, 'refunded_at'>[]): RefundState =>
  refunds.some(({ refunded_at: at }) => at === null) ? 'on_its_way' : 'refunded';

export interface AfterRefunds {
  /** Paid back. */
  refunded: Naira;
  onItsWay: Naira;
  /** Paid, without all refunds. */
  remains: Naira;
}

/** The refunds of an order's products; the others pay back what was never part of its price. */
export const productRefunds = (order: Order, invoiceId?: number): OrderRefund[] =>
  (order.refunds ?? []).filter(({ invoice_id: of }) => (invoiceId === undefined ? Boolean(of) : of === invoiceId));

/** What remains of a paid amount after its refunds; null without refunds. */
export function afterRefunds(paid: Naira, refunds: readonly OrderRefund[]): AfterRefunds | null {
  if (refunds.length === 0) return null;
  const sumOf = (some: readonly OrderRefund[]) =>
    sumKobo(some.map(({ amount, amounts }) => toKobo(amounts?.total ?? amount)));
  const refunded = sumOf(refunds.filter(({ refunded_at: at }) => at !== null));
  const onItsWay = sumOf(refunds.filter(({ refunded_at: at }) => at === null));
  return {
    refunded: toNaira(refunded),
    onItsWay: toNaira(onItsWay),
    remains: toNaira(kobo(toKobo(paid) - refunded - onItsWay)),
  };
}

/**
 * What remains of an invoice after its refunds; null without refunds. Also null for one of several invoices that coins
 * paid: coins are whole for the order, not for each invoice.
 */
export function afterRefundsOfInvoice(order: Order, invoice: Invoice): AfterRefunds | null {
  const paid = amountsOfInvoice(order, invoice);
  const isSplit = collectorOf(order.payment_method) === 'coins' && order.invoices.length > 1;
  if (paid?.kind !== 'paid' || isSplit) return null;
  return afterRefunds(paid.total, productRefunds(order, invoice.id));
}
