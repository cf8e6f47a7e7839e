import type { Platform } from '@nkm/platform';
import { onlyThose } from '../../common/cart-line/recognise-line';

export interface SavedAddress {
  id: number;
  address: string;
  city?: string | null;
  landmark?: string | null;
}

/** The shopper's addresses. Rejects with an ApiError. */
export async function loadAddresses(api: Platform['api'], signal: AbortSignal): Promise<SavedAddress[]> {
  const body = await api.get<{ data?: unknown }>('/addresses', { signal, background: true });
  return onlyThose(body.data ?? body, isSavedAddress);
}

function isSavedAddress(value: unknown): value is SavedAddress {
  const { id, address } = (value ?? {}) as Partial<SavedAddress>;
  return Number.isSafeInteger(id) && typeof address === 'string';
}
