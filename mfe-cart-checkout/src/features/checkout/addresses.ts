import type { Address, AddressType } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { onlyThose } from '../../cart-line/recognise-line';

/** A server can omit the names of state and LGA, and the type when it does not tell the two apart. */
export type SavedAddress = Pick<Address, 'id' | 'address'> &
  Partial<
    Pick<Address, 'type'> &
      Record<'landmark' | 'city' | 'lga_name' | 'state_name' | 'other_names' | 'surname' | 'phone', string | null>
  >;

/** The shopper's addresses for deliveries. Rejects with an ApiError. */
export async function loadDeliveryAddresses(api: Platform['api'], signal: AbortSignal): Promise<SavedAddress[]> {
  const body = await api.get<{ data?: unknown }>('/addresses', { signal, background: true });
  return onlyThose(body.data ?? body, isSavedAddress).filter(takesParcels);
}

/** An order goes to a delivery address, never to one for bills (API-FIELD-007). */
export const takesParcels = ({ type }: { type?: AddressType }): boolean => type !== 'Billing';

/** What follows the address line: landmark, city, LGA and state, each once. */
export function areaOf({ landmark, city, lga_name: lga, state_name: state }: SavedAddress): string {
  const parts = [landmark, city, lga, state].filter((part) => typeof part === 'string' && part.trim() !== '');
  return [...new Map(parts.map((part) => [part!.trim().toLowerCase(), part!.trim()])).values()].join(', ');
}

/** Name and phone number of the person who receives the parcel. */
export function recipientOf({ other_names: first, surname, phone }: SavedAddress): string {
  const name = [first, surname].filter(Boolean).join(' ');
  return [name, phone].filter(Boolean).join(', ');
}

function isSavedAddress(value: unknown): value is SavedAddress {
  const { id, address } = (value ?? {}) as Partial<SavedAddress>;
  return Number.isSafeInteger(id) && typeof address === 'string';
}
