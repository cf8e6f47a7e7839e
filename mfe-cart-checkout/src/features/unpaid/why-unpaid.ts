import type { InvoiceProduct, Order, PaymentState } from '@nkm/contracts';

/** What the payment link says in `reason` of the address. */
const REASONS = ['sold-out', 'hold-ended', 'too-many-unpaid', 'provider-down', 'cancelled'] as const;

/** `left`: the shopper came back before paying. `unknown`: nothing is known of the order. */
export type Why = (typeof REASONS)[number] | 'paid' | 'declined' | 'left' | 'unknown';

/** Why an order is not paid: what its data say comes before what the address says. */
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
  if ((order && order.status !== 'Uncompleted') || payment?.status === 'confirmed') return 'paid';
  const told = REASONS.find((known) => known === reason);
  if (told) return told;
  if (payment?.status === 'failed') return 'declined';
  return payment || order ? 'left' : 'unknown';
}

export interface Stock {
  /** Lines that cannot be bought in the number that was ordered. */
  short: InvoiceProduct[];
  /** Whether something of the order can be bought. */
  someLeft: boolean;
}

/** What is left of an order; null where the server does not tell. */
export function stockOf(order: Order | null): Stock | null {
  const lines = order?.invoices.flatMap(({ products }) => products) ?? [];
  if (lines.length === 0 || lines.some(({ available }) => available === undefined)) return null;
  return {
    short: lines.filter(({ available = 0, quantity }) => available < quantity),
    someLeft: lines.some(({ available = 0 }) => available > 0),
  };
}
