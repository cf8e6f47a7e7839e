import type { Address } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { AddressValues } from './address-values';

const COUNTRY = 'Nigeria';

/**
 * Adds an address, or changes the one with this id (ACC-CALL-022, ACC-CALL-023). The body has both names of the ids of
 * state and LGA.
 * @returns the stored address
 */
export async function saveAddress(
  { api }: Pick<Platform, 'api'>,
  { is_default, ...values }: AddressValues,
  id: number | undefined,
): Promise<Address> {
  const { state, lga } = values;
  const address = {
    ...values,
    state_id: state,
    lga_id: lga,
    country: COUNTRY,
    // The server chooses the next default when one is left without it, so the form never takes it away.
    ...(is_default && { is_default }),
  };
  const { data } =
    id === undefined
      ? await api.post<{ data: Address }>('/addresses', address)
      : await api.patch<{ data: Address }>(`/addresses/${id}`, address);
  return data;
}
