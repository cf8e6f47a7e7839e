import type { BadgeTone } from '@nkm/ui';

const TONES: Readonly<Record<string, BadgeTone>> = {
  Uncompleted: 'warning',
  Paid: 'brand',
  Packed: 'brand',
  Shipped: 'brand',
  Delivered: 'good',
  Fulfilled: 'good',
  Cancelled: 'bad',
  'Return requested': 'warning',
  Returned: 'neutral',
  Refunded: 'neutral',
};

/** Colour of a status; one that is not known is neutral, not cancelled (spec 2 §4, decision "unknown statuses"). */
export function statusTone(status: string): BadgeTone {
  return Object.hasOwn(TONES, status) ? TONES[status]! : 'neutral';
}

/** The payment of this order is not finished and can be tried again (spec 2 §4). */
export function isUnpaid(status: string): boolean {
  return status === 'Uncompleted';
}
