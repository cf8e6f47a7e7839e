import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { cancelOrder } from '../payments/cancel-order';
import type { PaymentContext } from '../payments/payment-context';
import { messages } from './messages';
import { CancelledSchema, CancelOrderBody } from './schema';

/** POST /orders/cancel without `product_id`: cancels an unpaid order (spec 2 §7, decisions). */
export function cancelRoute(app: App, payments: PaymentContext): void {
  const { lineUnits } = app.config.orderLimits;
  app.post(
    '/orders/cancel',
    {
      onRequest: requireSignedIn,
      schema: {
        tags: ['orders'],
        summary: 'Cancels a whole unpaid order, and on request returns its products to the cart',
        body: CancelOrderBody,
        response: answers({ 200: Type.Object({ message: Type.String(), data: CancelledSchema }) }),
      },
    },
    async (request) => {
      const { order_id: orderId, product_id, to_cart } = request.body;
      if (product_id) throw unprocessable({ product_id: [messages.wholeOrderOnly] });
      const cancelling = { userId: signedIn(request).id, orderId, toCart: to_cart ? { lineUnits } : null };
      const { added, gone } = await cancelOrder(payments, cancelling);
      return { message: messages.cancelled, data: { order_id: orderId, status: 'Cancelled' as const, added, gone } };
    },
  );
}
