import type { Invoice, InvoiceProduct, Timestamp } from '@nkm/contracts';

/**
 * The shopper can request to cancel a product of a Paid invoice, unless that is requested or done (ORD-RULE-004), and
 * cancel one of a Confirmed invoice, which is paid on delivery.
 */
export function canCancel({ status }: Pick<Invoice, 'status'>, line: Pick<InvoiceProduct, 'status'>): boolean {
  return (status === 'Paid' || status === 'Confirmed') && !isCancelled(line);
}

/** The shopper can confirm receipt of a Delivered invoice (ORD-RULE-007). */
export function canConfirm({ status }: Pick<Invoice, 'status'>): boolean {
  return status === 'Delivered';
}

/** Confirming receipt earns coins until the review window ends (ORD-CONST-002). */
export function earnsCoins(reviewEndsBy: Timestamp | null, now: number): boolean {
  return reviewEndsBy !== null && now < Date.parse(reviewEndsBy);
}

/** The invoice is Fulfilled, and the shopper has not rated the seller yet (ORD-RULE-006). */
export function canRateSeller({ status, vendor }: Pick<Invoice, 'status' | 'vendor'>): boolean {
  return status === 'Fulfilled' && vendor.rate_from_user === null;
}

/** The shopper can buy again from a Fulfilled invoice (ORD-RULE-005), but not a cancelled line: it never arrived. */
export function canBuyAgain({ status }: Pick<Invoice, 'status'>, line: Pick<InvoiceProduct, 'status'>): boolean {
  return status === 'Fulfilled' && !isCancelled(line);
}

/** The product has arrived and has no review yet. A server with only the documented API does not send `reviewed`. */
export function canReview({ status }: Pick<Invoice, 'status'>, line: InvoiceProduct): boolean {
  return isHere(status) && !isCancelled(line) && line.reviewed !== true;
}

/** Products of an invoice that the shopper can review. Variants share their reviews, so each product appears once. */
export function reviewable(invoice: Pick<Invoice, 'status' | 'products'>): InvoiceProduct[] {
  const open = invoice.products.filter((line) => canReview(invoice, line));
  return open.filter(({ id }, index) => open.findIndex((line) => line.id === id) === index);
}

const isHere = (status: string) => status === 'Delivered' || status === 'Fulfilled';
const isCancelled = ({ status }: Pick<InvoiceProduct, 'status'>) => status === 'Cancelled' || status === 'Processing';
