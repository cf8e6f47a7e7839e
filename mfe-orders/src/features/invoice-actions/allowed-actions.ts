import { type Invoice, type InvoiceAction, invoiceActions, type InvoiceProduct, type Timestamp } from '@nkm/contracts';
import { isCancelled } from '../../order/status';

type ActionsOf = Pick<Invoice, 'status' | 'actions'>;

/** The server allows the action, or without its answer the status does. */
export const allows = ({ status, actions }: ActionsOf, action: InvoiceAction): boolean =>
  (actions ?? invoiceActions(status)).includes(action);

/**
 * The shopper can request to cancel a product of a Paid invoice, unless that is requested or done (ORD-RULE-004), and
 * cancel one of a Confirmed invoice, which is paid on delivery.
 */
export function canCancel(invoice: ActionsOf, line: Pick<InvoiceProduct, 'status'>): boolean {
  return allows(invoice, 'cancel_product') && !isCancelled(line);
}

/** The shopper can confirm receipt of a Delivered invoice (ORD-RULE-007). */
export function canConfirm(invoice: ActionsOf): boolean {
  return allows(invoice, 'confirm_receipt');
}

/** Confirming receipt earns coins until the review window ends (ORD-CONST-002). */
export function earnsCoins(reviewEndsBy: Timestamp | null, now: number): boolean {
  return reviewEndsBy !== null && now < Date.parse(reviewEndsBy);
}

/** The invoice is Fulfilled, and the shopper has not rated the seller yet (ORD-RULE-006). */
export function canRateSeller(invoice: ActionsOf & Pick<Invoice, 'vendor'>): boolean {
  return allows(invoice, 'rate_seller') && invoice.vendor.rate_from_user === null;
}

/** The shopper can buy again from a Fulfilled invoice (ORD-RULE-005), but not a cancelled line: it never arrived. */
export function canBuyAgain(invoice: ActionsOf, line: Pick<InvoiceProduct, 'status'>): boolean {
  return allows(invoice, 'buy_again') && !isCancelled(line);
}

/** The product has arrived and has no review yet. A server with only the documented API does not send `reviewed`. */
export function canReview(invoice: ActionsOf, line: InvoiceProduct): boolean {
  return allows(invoice, 'review') && !isCancelled(line) && line.reviewed !== true;
}

/** Products of an invoice that the shopper can review. Variants share their reviews, so each product appears once. */
export function reviewable(invoice: ActionsOf & Pick<Invoice, 'products'>): InvoiceProduct[] {
  const open = invoice.products.filter((line) => canReview(invoice, line));
  return open.filter(({ id }, index) => open.findIndex((line) => line.id === id) === index);
}
