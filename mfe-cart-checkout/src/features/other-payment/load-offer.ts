import { NotFound, type PaymentOffer } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';

/** The ways to pay an order, or why the order no longer needs one. */
export type Offer = { offer: PaymentOffer } | { refused: string };

/** Throws `NotFound` when the shopper has no such order. Rejects with `ApiError`. */
export async function loadOffer(
  { api }: Pick<Platform, 'api'>,
  { reference, signal }: { reference: string; signal: AbortSignal },
): Promise<Offer> {
  try {
    const path = `/orders/${encodeURIComponent(reference)}/payment-methods`;
    const { data } = await api.get<{ data: PaymentOffer }>(path, { signal });
    return { offer: data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new NotFound('No such order');
    if (error instanceof ApiError && error.status === 409) return { refused: error.message };
    throw error;
  }
}
