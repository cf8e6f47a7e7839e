import {
  type InvoiceProduct,
  type Order,
  orderActions,
  type PickupStage,
  type RefundState,
  type ReturnStatus,
  statusRules,
} from '@nkm/contracts';
import type { BadgeTone } from '@nkm/ui';
import { messages } from '../messages';

/** Of the statuses that only a return has. */
const RETURN_TONES: Readonly<Record<string, BadgeTone>> = {
  Approved: 'good',
  Refused: 'bad',
} satisfies Partial<Record<ReturnStatus, BadgeTone>>;

/** Of a parcel at its pickup station. */
const STAGE_TONES: Readonly<Record<string, BadgeTone>> = {
  'Ready for pickup': 'good',
  'To be returned': 'warning',
} satisfies Record<PickupStage, BadgeTone>;

/**
 * The status as shoppers read it: money that nobody has paid yet is not refunded, and a parcel at its station is no
 * longer on its way.
 */
export function shownStatus(status: string, refund: RefundState | undefined, stage?: PickupStage): string {
  if (stage !== undefined) return stage;
  return status === 'Refunded' && refund === 'on_its_way' ? messages.refunds.onItsWay : status;
}

/** Colour of a status. An unknown status is neutral, not cancelled (ORD-RULE-020). */
export function statusTone(status: string): BadgeTone {
  const tones = { ...RETURN_TONES, ...STAGE_TONES };
  return statusRules(status)?.tone ?? (Object.hasOwn(tones, status) ? tones[status]! : 'neutral');
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

/** The shopper has cancelled the line, or asked for it. */
export const isCancelled = ({ status }: Pick<InvoiceProduct, 'status'>): boolean =>
  status === 'Cancelled' || status === 'Processing';
