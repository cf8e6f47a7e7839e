import type { App } from '../../platform/app';

/** A shopper's request to cancel a product of a paid order. */
export interface LineCancellation {
  userId: number;
  orderId: number;
  productId: number;
  /** One variant of the product; null: all of them. */
  variantId: number | null;
}

/** Payments need this of modules above them (docs/decisions/0068). */
export interface PaymentsNeeds {
  /** Requests the cancellation of paid lines. The cancellations module implements it. */
  requestCancellation(app: Pick<App, 'db' | 'outbox' | 'clock'>, wanted: LineCancellation): Promise<void>;
}
