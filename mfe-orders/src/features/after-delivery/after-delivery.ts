import type { Invoice, InvoiceProduct, Timestamp } from '@nkm/contracts';

/** Delivered: the shopper may say that it came (spec 2 §4). */
export function canConfirm({ status }: Pick<Invoice, 'status'>): boolean {
  return status === 'Delivered';
}

/** Confirming receipt earns coins until the review window ends (spec 2 §9). */
export function earnsCoins(reviewEndsBy: Timestamp | null, now: number): boolean {
  return reviewEndsBy !== null && now < Date.parse(reviewEndsBy);
}

/** Fulfilled, by a seller whom the shopper did not rate yet (spec 2 §4). */
export function canRateSeller({ status, vendor }: Pick<Invoice, 'status' | 'vendor'>): boolean {
  return status === 'Fulfilled' && vendor.rate_from_user === null;
}

/** Fulfilled: what came may be bought again (spec 2 §4). What was cancelled never came. */
export function canBuyAgain({ status }: Pick<Invoice, 'status'>, line: Pick<InvoiceProduct, 'status'>): boolean {
  return status === 'Fulfilled' && !isCancelled(line);
}

/** The shopper has it and may tell others; a server as documented does not say what was reviewed. */
export function canReview({ status }: Pick<Invoice, 'status'>, line: InvoiceProduct): boolean {
  return isHere(status) && !isCancelled(line) && line.reviewed !== true;
}

/** Products of an invoice that the shopper may review, each once: its variants share their reviews. */
export function reviewable(invoice: Pick<Invoice, 'status' | 'products'>): InvoiceProduct[] {
  const open = invoice.products.filter((line) => canReview(invoice, line));
  return open.filter(({ id }, index) => open.findIndex((line) => line.id === id) === index);
}

const isHere = (status: string) => status === 'Delivered' || status === 'Fulfilled';
const isCancelled = ({ status }: Pick<InvoiceProduct, 'status'>) => status === 'Cancelled' || status === 'Processing';
