import { type OrderStatus, type PaymentProgress, STATUS_RULES, statusesWith, statusRules } from '@nkm/contracts';

/** From the slowest to the furthest. */
const PROGRESS = statusesWith(({ progress }) => progress !== null).sort(
  (one, other) => STATUS_RULES[one].progress! - STATUS_RULES[other].progress!,
);

/**
 * Status of a whole order: Uncompleted until paid, or Confirmed when it is paid on delivery, then the status of its
 * slowest invoice. Cancelled when all invoices are cancelled, and when it ended unpaid. Invoices with a status that is
 * not known here do not count beside others.
 */
export function orderStatus(payment: PaymentProgress, invoices: readonly OrderStatus[]): OrderStatus {
  if (payment === 'Uncompleted' || payment === 'Cancelled') return payment;
  const living: OrderStatus[] = invoices.filter((status) => statusRules(status)?.progress !== null);
  if (living.length === 0) return invoices.length === 0 ? payment : 'Cancelled';
  return PROGRESS.find((status) => living.includes(status)) ?? living[0]!;
}
