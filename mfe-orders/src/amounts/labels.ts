import type { AmountName, Amounts } from '@nkm/contracts';
import { messages } from '../messages';

const { fees, totals } = messages;

export const amountLabels: Record<AmountName, string> = {
  products: fees.products,
  coupon: fees.coupon,
  delivery: fees.delivery,
  gas: fees.gas,
  tax: fees.tax,
  gateway: fees.gateway,
  rounding: fees.rounding,
};

/** The parts of a refund. */
export const shareLabels: Record<AmountName, string> = {
  ...amountLabels,
  coupon: messages.refunds.coupon,
  gateway: messages.refunds.gateway,
  rounding: messages.refunds.rounding,
};

export const totalLabels: Record<Amounts['kind'], string> = {
  paid: totals.paid,
  to_pay: totals.toPay,
  on_delivery: totals.onDelivery,
};
