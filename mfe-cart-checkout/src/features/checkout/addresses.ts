import type { AddressType } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { onlyThose } from '../../cart-line/recognise-line';

export interface SavedAddress {
  id: number;
  address: string;
  city?: string | null;
  landmark?: string | null;
  /** Missing on a server that does not tell the two apart. */
  type?: AddressType;
}

/** The shopper's addresses for deliveries. Rejects with an ApiError. */
export async function loadDeliveryAddresses(api: Platform['api'], signal: AbortSignal): Promise<SavedAddress[]> {
  const body = await api.get<{ data?: unknown }>('/addresses', { signal, background: true });
  return onlyThose(body.data ?? body, isSavedAddress).filter(takesParcels);
}

/** An order goes to a delivery address, never to one for bills (spec 2 §3). */
export const takesParcels = ({ type }: { type?: AddressType }): boolean => type !== 'Billing';

function isSavedAddress(value: unknown): value is SavedAddress {
  const { id, address } = (value ?? {}) as Partial<SavedAddress>;
  return Number.isSafeInteger(id) && typeof address === 'string';
}
