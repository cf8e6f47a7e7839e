import { readField } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { Attempt } from './attempt';

export interface PlacedOrder {
  /** Null when the server sends only the address. */
  orderId: number | null;
  reference: string;
  /** Page of the payment provider. */
  authorizationUrl: string;
}

/** Places the order, or returns the one that this attempt placed before. Rejects with an ApiError. */
export async function placeOrder(api: Platform['api'], { key, request }: Attempt): Promise<PlacedOrder> {
  const body = await api.post<unknown>('/orders', request, { headers: { 'Idempotency-Key': key } });
  return {
    orderId: readField<number>(body, 'id') ?? null,
    reference: readField<string>(body, 'transaction_reference') ?? '',
    authorizationUrl: readField<string>(body, 'authorization_url') ?? '',
  };
}
