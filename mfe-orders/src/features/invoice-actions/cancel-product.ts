import type { InvoiceProduct } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/**
 * POST /orders/cancel with a product: requests its cancellation (ORD-CALL-005). Rejects with an ApiError: 409 when it
 * is already requested, 403 when it is too late.
 */
export async function cancelProduct(
  { api }: Pick<Platform, 'api'>,
  orderId: number,
  { id, variant }: Pick<InvoiceProduct, 'id' | 'variant'>,
): Promise<void> {
  await api.post('/orders/cancel', { order_id: orderId, product_id: id, ...(variant && { variant_id: variant.id }) });
}
