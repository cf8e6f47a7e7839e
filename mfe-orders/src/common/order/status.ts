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
  Approved: 'good',
  Refused: 'bad',
  Returned: 'neutral',
  Refunded: 'neutral',
};

/** Colour of a status. An unknown status is neutral, not cancelled (spec 2 §4, decision "unknown statuses"). */
export function statusTone(status: string): BadgeTone {
  return Object.hasOwn(TONES, status) ? TONES[status]! : 'neutral';
}

/** The order is not paid, and the shopper can retry the payment (spec 2 §4). */
export function isUnpaid(status: string): boolean {
  return status === 'Uncompleted';
}
