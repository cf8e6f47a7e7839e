import { type Address, type LoadArguments, NotFound } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { withPlaceNames } from '../../features/addresses/with-place-names';

export interface Data {
  address: Address;
}

/** GET /addresses/{id} (ACC-CALL-021). The server answers 404 for another shopper's address. */
export async function load({ params: { id = '' }, platform, signal }: LoadArguments<Platform>): Promise<Data> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound();
  try {
    const { data } = await platform.api.get<{ data: Address }>(`/addresses/${id}`, { signal });
    const [address = data] = await withPlaceNames(platform, [data], signal);
    return { address };
  } catch (error) {
    // 403 comes from servers that say that the address is another shopper's; 422 for an id that is too large.
    if (error instanceof ApiError && [403, 404, 422].includes(error.status)) throw new NotFound();
    throw error;
  }
}
