/**
 * The statuses of an order and its invoices, in the order of its life. Ours are shown as they are: Confirmed (paid in
 * cash on delivery), parcels that fail, and returns.
 */
export const ORDER_STATUSES = [
  'Uncompleted',
  'Confirmed',
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
