import { type Order, orderActions, type RefundState, type ReturnStatus, statusRules } from '@nkm/contracts';
import type { BadgeTone } from '@nkm/ui';
import { messages } from '../messages';

/** Of the statuses that only a return has. */
const RETURN_TONES: Readonly<Record<string, BadgeTone>> = {
  Approved: 'good',
  Refused: 'bad',
} satisfies Partial<Record<ReturnStatus, BadgeTone>>;

/** The status as shoppers read it: money that nobody has paid yet is not refunded. */
export const shownStatus = (status: string, refund: RefundState | undefined): string =>
  status === 'Refunded' && refund === 'on_its_way' ? messages.refunds.onItsWay : status;

/** Colour of a status. An unknown status is neutral, not cancelled (ORD-RULE-020). */
export function statusTone(status: string): BadgeTone {
  return statusRules(status)?.tone ?? (Object.hasOwn(RETURN_TONES, status) ? RETURN_TONES[status]! : 'neutral');
}

/** The order is not paid (ORD-STATE-001). */
export function isUnpaid(status: string): boolean {
  return statusRules(status)?.course === 'unpaid';
}

type OrderLife = Pick<Order, 'status' | 'actions' | 'invoices'>;

/** The shopper can pay the order. Without the server's answer, its status decides. */
export const canPay = (order: OrderLife): boolean => (order.actions ?? orderActions(order)).includes('pay');

/** The shopper can cancel the whole order: it is unpaid, or in cash and no store has packed a part of it. */
export const canCancelOrder = (order: OrderLife): boolean =>
  (order.actions ?? orderActions(order)).includes('cancel_order');
