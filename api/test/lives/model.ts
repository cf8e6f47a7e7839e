import type { Seen, SeenInvoice, SeenPickup } from './seen';

/**
 * The life of an invoice (docs/rules.md "Life of an order"): the actors that may make each transition. All parcels of
 * these lives go to a station, so none is Delivered when it is found again.
 */
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
  'Shipped > Delivered': ['courier', 'staff'],
  'Shipped > Lost': ['courier'],
  'Shipped > Returned to sender': ['courier'],
  // It arrives at its station.
  'Lost > Shipped': ['courier'],
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
  Packed: ['Shipped', 'Lost', 'Returned to sender'],
  Shipped: ['Lost', 'Returned to sender'],
  Lost: ['Returned to sender'],
};

/** The reports that bring a parcel to its station. Earlier couriers call it Delivered. */
export const ARRIVALS: readonly string[] = ['Ready for pickup', 'Delivered'];

/** The parcel at its station, as it is sent now. */
export const pickupOf = ({ pickups }: Seen, { tracking_code }: SeenInvoice): SeenPickup | undefined =>
  pickups.find((one) => one.tracking_code === tracking_code);

/** A parcel can arrive at its station once, and again after it was lost. */
export const canArrive = (seen: Seen, invoice: SeenInvoice): boolean =>
  ['Packed', 'Lost'].includes(invoice.status) || (invoice.status === 'Shipped' && !pickupOf(seen, invoice));

/** It waits at its station. */
export const isReady = (seen: Seen, invoice: SeenInvoice): boolean =>
  invoice.status === 'Shipped' && pickupOf(seen, invoice) !== undefined;

/** The station accepts its code. */
export function acceptsCode(seen: Seen, invoice: SeenInvoice): boolean {
  const pickup = pickupOf(seen, invoice);
  return isReady(seen, invoice) && pickup!.ended_at === null && pickup!.wrong_codes < 5;
}

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

export const isInCoins = ({ payment_method }: Seen['orders'][number]): boolean => payment_method === 'nkm_point';

export const isInCash = ({ payment_method }: Seen['orders'][number]): boolean => payment_method === 'cash_on_delivery';
