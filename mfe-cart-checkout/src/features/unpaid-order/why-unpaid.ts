import type { InvoiceProduct, Order, PaymentState } from '@nkm/contracts';

/** Values that the payment link sets as `reason` in the address. */
const REASONS = ['sold-out', 'hold-ended', 'too-many-unpaid', 'provider-down', 'cancelled'] as const;

/** `in-cash`: the courier takes the money. `left`: the shopper returned before paying. `unknown`: no data. */
export type Why = (typeof REASONS)[number] | 'paid' | 'in-cash' | 'declined' | 'left' | 'unknown';

/** Why an order is not paid; its status takes precedence over the address. */
export function whyUnpaid({
  reason,
  order,
  payment,
}: {
  reason: string | null;
  order: Order | null;
  payment: PaymentState | null;
}): Why {
  if (order?.status === 'Cancelled') return 'cancelled';
  if (payment?.pay_on_delivery !== undefined) return 'in-cash';
  if ((order && order.status !== 'Uncompleted') || payment?.status === 'confirmed') return 'paid';
  const told = REASONS.find((known) => known === reason);
  if (told) return told;
  if (payment?.status === 'failed') return payment.hold_ended ? 'hold-ended' : 'declined';
  return payment || order ? 'left' : 'unknown';
}

export interface Stock {
  /** Lines with less stock than the ordered quantity. */
  short: InvoiceProduct[];
  /** Whether any line is in stock. */
  someLeft: boolean;
}

/** Stock of the order's lines; null when the server does not send it. */
export function stockOf(order: Order | null): Stock | null {
  const lines = order?.invoices.flatMap(({ products }) => products) ?? [];
  if (lines.length === 0 || lines.some(({ available }) => available === undefined)) return null;
  return {
    short: lines.filter(({ available = 0, quantity }) => available < quantity),
    someLeft: lines.some(({ available = 0 }) => available > 0),
  };
}
