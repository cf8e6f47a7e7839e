import type { App } from '../../platform/app';
import type { PaymentContext } from './payment-context';

/** A shopper's request to cancel a product of an order that is paid, or to be paid on delivery. */
export interface LineCancellation {
  userId: number;
  orderId: number;
  productId: number;
  /** One variant of the product; null: all of them. */
  variantId: number | null;
}

/** What the API passes to payments; the functions are those of modules above them (docs/decisions/0068). */
export interface PaymentsNeeds {
  /** The API has one, so that its one circuit knows every call to the provider. */
  context: PaymentContext;
  /**
   * Requests the cancellation of paid lines, or cancels lines that are to be paid on delivery. Returns their status. The
   * cancellations module implements it.
   */
  requestCancellation(
    app: Pick<App, 'db' | 'outbox' | 'clock'>,
    wanted: LineCancellation,
  ): Promise<'Processing' | 'Cancelled'>;
}
