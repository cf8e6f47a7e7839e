import { orderPage } from '../payment-links';
import { HOLD_MINUTES } from '../stock/hold';

const onArrival = (isPickup: boolean) => (isPickup ? 'when you collect it' : 'when it arrives');

/** Notices about an order on the page /notifications. */
export const orderNotices = {
  made: (reference: string, minutes = HOLD_MINUTES) => ({
    tag: 'Order' as const,
    path: orderPage('', reference),
    description:
      `Your order ${reference} was placed. Its products are reserved for ${minutes} minutes. ` +
      'Pay within that time to keep them.',
  }),
  onDelivery: (reference: string, amount: string, { isPickup }: { isPickup: boolean }) => ({
    tag: 'Order' as const,
    path: orderPage('', reference),
    description: `Your order ${reference} is confirmed. Pay ${amount} in cash ${onArrival(isPickup)}.`,
  }),
  paidInCash: (reference: string, amount: string) => ({
    tag: 'Payment' as const,
    path: orderPage('', reference),
    description: `We received ${amount} in cash for your order ${reference}. Thank you.`,
  }),
  cancelledInCash: (reference: string) => ({
    tag: 'Order' as const,
    path: orderPage('', reference),
    description: `Your order ${reference} was cancelled. You have nothing to pay.`,
  }),
  cancelled: (reference: string) => ({
    tag: 'Order' as const,
    path: orderPage('', reference),
    description: `Your order ${reference} was cancelled. If a payment still arrives, we will refund it.`,
  }),
  unpaid: (reference: string) => ({
    tag: 'Order' as const,
    path: orderPage('', reference),
    description:
      `Your order ${reference} was cancelled because it was not paid within 24 hours. ` +
      'If a payment still arrives, we will refund it.',
  }),
  storeClosed: (reference: string) => ({
    tag: 'Order' as const,
    path: orderPage('', reference),
    description:
      `Your order ${reference} was cancelled because a store in it has closed. ` +
      'If a payment still arrives, we will refund it.',
  }),
  paid: (reference: string, amount: string) => ({
    tag: 'Payment' as const,
    path: orderPage('', reference),
    description: `Your order ${reference} is confirmed. Thank you for your payment of ${amount}.`,
  }),
  paidByOther: (reference: string, amount: string) => ({
    tag: 'Payment' as const,
    path: orderPage('', reference),
    description: `Someone paid ${amount} for your order ${reference}. It is confirmed.`,
  }),
  fulfilled: (reference: string) => ({
    tag: 'Order' as const,
    description:
      `The time to confirm receipt of ${reference} has passed, so it is now fulfilled. ` +
      'You can still review its products.',
  }),
  refunded: (news: string, amount: string, { isPaid }: { isPaid: boolean }) => ({
    tag: 'Refund' as const,
    description: `${news} ${isPaid ? `We refunded ${amount}.` : `A refund of ${amount} is on its way.`}`,
  }),
  refundPaid: (reference: string, amount: string) => ({
    tag: 'Refund' as const,
    path: orderPage('', reference),
    description: `We refunded ${amount} for your order ${reference}.`,
  }),
  refund: (reference: string, amount: string) => ({
    tag: 'Refund' as const,
    path: orderPage('', reference),
    description:
      `We received ${amount} for your order ${reference} but could not apply it. ` + 'We will refund this payment.',
  }),
};
