import type { Seen, SeenInvoice } from './read-life';

/** The life of an invoice (docs/rules.md "Life of an order"): the actors that may make each transition. */
export const INVOICE_MOVES: Readonly<Record<string, readonly string[]>> = {
  'Uncompleted > Paid': ['shopper'],
  'Uncompleted > Cancelled': ['shopper', 'system'],
  // Paid in cash on delivery.
  'Uncompleted > Confirmed': ['shopper'],
  'Confirmed > Packed': ['vendor'],
  'Confirmed > Cancelled': ['shopper'],
  'Lost > Cancelled': ['staff'],
  'Returned to sender > Cancelled': ['staff'],
  'Paid > Packed': ['vendor'],
  'Paid > Cancelled': ['staff'],
  'Packed > Shipped': ['courier'],
  'Shipped > Delivered': ['courier'],
  'Shipped > Lost': ['courier'],
  'Shipped > Returned to sender': ['courier'],
  'Lost > Delivered': ['courier'],
  'Lost > Returned to sender': ['courier'],
  'Lost > Packed': ['staff'],
  'Lost > Refunded': ['staff'],
  'Returned to sender > Packed': ['staff'],
  'Returned to sender > Refunded': ['staff'],
  'Delivered > Fulfilled': ['shopper', 'system'],
  'Delivered > Return requested': ['shopper'],
  'Fulfilled > Return requested': ['shopper'],
  'Return requested > Delivered': ['staff'],
  'Return requested > Fulfilled': ['staff'],
  'Return requested > Returned': ['staff'],
  'Returned > Refunded': ['staff'],
};

export const RETURN_MOVES: readonly string[] = [
  'Requested > Approved',
  'Requested > Refused',
  'Approved > Refused',
  'Approved > Returned',
  'Returned > Refunded',
];

/** The stages that a courier's message can bring about, by the status of the parcel. */
export const STAGES_AFTER: Readonly<Record<string, readonly string[]>> = {
  // A message about the end can overtake the one about the start.
  Packed: ['Shipped', 'Delivered', 'Lost', 'Returned to sender'],
  Shipped: ['Delivered', 'Lost', 'Returned to sender'],
  Lost: ['Delivered', 'Returned to sender'],
};

/**
 * Cash that a parcel costs on delivery, in kobo; null: nothing. Delivery, fuel and tax stay when a line is cancelled.
 */
export function cashOf({ orders, lines, collections }: Seen, { id, order_id, status }: SeenInvoice): number | null {
  const order = orders.find((one) => one.id === order_id)!;
  const isCollected = collections.some(({ invoice_id }) => invoice_id === id);
  if (order.status !== 'Confirmed' || status === 'Cancelled' || isCollected) return null;
  return priceInCash(lines.filter(({ invoice_id }) => invoice_id === id));
}

/** What the lines of a parcel cost on delivery, in kobo. */
export function priceInCash(lines: Seen['lines']): number {
  let price = 0;
  for (const line of lines) {
    price += line.delivery_share_kobo + line.gas_share_kobo + line.tax_share_kobo;
    if (line.status !== 'Cancelled') price += line.unit_kobo * line.quantity - line.coupon_share_kobo;
  }
  return price;
}

export const isInCash = ({ payment_method }: Seen['orders'][number]): boolean => payment_method === 'cash_on_delivery';
