import type { Order, RefundState } from '@nkm/contracts';
import type { BadgeTone } from '@nkm/ui';
import { messages } from '../messages';

const TONES: Readonly<Record<string, BadgeTone>> = {
  Uncompleted: 'warning',
  Confirmed: 'neutral',
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
  [messages.refunds.onItsWay]: 'neutral',
};

/** The status as shoppers read it: money that nobody has paid yet is not refunded. */
export const shownStatus = (status: string, refund: RefundState | undefined): string =>
  status === 'Refunded' && refund === 'on_its_way' ? messages.refunds.onItsWay : status;

/** Colour of a status. An unknown status is neutral, not cancelled (ORD-RULE-020). */
export function statusTone(status: string): BadgeTone {
  return Object.hasOwn(TONES, status) ? TONES[status]! : 'neutral';
}

/** The order is not paid, and the shopper can retry the payment (ORD-STATE-001). */
export function isUnpaid(status: string): boolean {
  return status === 'Uncompleted';
}

/** The order is paid in cash on delivery, and no store has packed a part of it. */
export function isUnpacked({ status, invoices }: Pick<Order, 'status' | 'invoices'>): boolean {
  const open = invoices.filter((invoice) => invoice.status !== 'Cancelled');
  return status === 'Confirmed' && open.every((invoice) => invoice.status === 'Confirmed');
}
