import type { Address, LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { withPlaceNames } from '../../features/addresses/with-place-names';

export interface Data {
  addresses: Address[];
}

/** GET /addresses (ACC-CALL-020). */
export async function load({ platform, signal }: LoadArguments<Platform>): Promise<Data> {
  const body = await platform.api.get<{ data?: Address[] } | Address[]>('/addresses', { signal });
  const addresses = Array.isArray(body) ? body : (body.data ?? []);
  return { addresses: await withPlaceNames(platform, addresses, signal) };
}
