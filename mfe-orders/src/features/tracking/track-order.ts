import type { TrackedOrder } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

export interface TrackRequest {
  /** Of an order or an invoice, or a tracking code. */
  reference: string;
  /** Phone number or email address of the shopper. */
  contact: string;
}

/** POST /orders/track. Rejects with an ApiError: 404 when they do not match, 429 after too many attempts. */
export async function trackOrder({ api }: Pick<Platform, 'api'>, request: TrackRequest): Promise<TrackedOrder> {
  const { data } = await api.post<{ data: TrackedOrder }>('/orders/track', request);
  return data;
}
