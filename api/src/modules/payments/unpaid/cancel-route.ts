import { Type } from 'typebox';
import type { App } from '../../../platform/app';
import { answers, Id, Nullable } from '../../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../../platform/sessions/session-plugin';
import { cancelOrder } from './cancel-order';
import { messages } from '../messages';
import type { PaymentsNeeds } from '../payments-needs';

/** `product_id` selects one product of a paid order (ORD-CALL-005); `variant_id` and `to_cart` are ours. */
const CancelOrderBody = Type.Object({
  order_id: Id,
  product_id: Type.Optional(Nullable(Id)),
  variant_id: Type.Optional(Nullable(Id)),
  to_cart: Type.Optional(Type.Boolean()),
});

const CancelledSchema = Type.Object({
  order_id: Id,
  status: Type.Enum(['Cancelled', 'Processing']),
  added: Type.Array(Type.String(), { description: 'Names of products returned to the cart' }),
  gone: Type.Array(Type.String(), { description: 'Names of products no longer available' }),
});

/**
 * POST /orders/cancel (ORD-CALL-005): without `product_id` cancels a whole order that is unpaid or in cash; with it
 * requests the cancellation of a product of a paid one, or cancels a product of one in cash.
 */
export function cancelRoute(app: App, { context, requestCancellation }: PaymentsNeeds): void {
  const { lineUnits } = app.config.orderLimits;
  app.post(
    '/orders/cancel',
    {
      onRequest: requireSignedIn,
      schema: {
        tags: ['orders'],
        summary: 'Cancels a whole unpaid or unpacked cash order, or requests to cancel a product of a paid one',
        body: CancelOrderBody,
        response: answers({ 200: Type.Object({ message: Type.String(), data: CancelledSchema }) }),
      },
    },
    async (request) => {
      const { order_id: orderId, product_id: productId, variant_id: variantId = null, to_cart } = request.body;
      const { id: userId } = signedIn(request);
      if (productId) {
        const status = await requestCancellation(app, { userId, orderId, productId, variantId });
        const message = status === 'Cancelled' ? messages.productCancelled : messages.cancellationRequested;
        return { message, data: { order_id: orderId, status, added: [], gone: [] } };
      }
      const cancelling = { userId, orderId, toCart: to_cart ? { lineUnits } : null };
      const { added, gone } = await cancelOrder(context, cancelling);
      return { message: messages.cancelled, data: { order_id: orderId, status: 'Cancelled' as const, added, gone } };
    },
  );
}
