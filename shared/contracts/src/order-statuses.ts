/**
 * The statuses of an order and its invoices, in the order of its life (spec 2 §4). Parcels that fail and returns are
 * ours; they are shown as they are.
 */
export const ORDER_STATUSES = [
  'Uncompleted',
  'Paid',
  'Packed',
  'Shipped',
  'Lost',
  'Returned to sender',
  'Delivered',
  'Fulfilled',
  'Cancelled',
  'Return requested',
  'Returned',
  'Refunded',
] as const;
