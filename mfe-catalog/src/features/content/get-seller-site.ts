import type { User } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Capability of our server: an address with a one-time code, so that shoppers need not sign in again. */
const CODES = 'seller-links';

/**
 * Where a signed-in shopper continues as a seller: the vendor dashboard or the identity verification site. Null when
 * the settings name no such site.
 */
export async function getSellerSite(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  user: Pick<User, 'kyc_verified'> | null,
): Promise<string | null> {
  const destination = user?.kyc_verified ? 'vendor' : 'kyc';
  const address = settings.links[destination] ?? null;
  if (address === null || !settings.capabilities.includes(CODES)) return address;
  const { data } = await api.post<{ data: { url: string } }>('/links/seller', { destination });
  return data.url;
}
