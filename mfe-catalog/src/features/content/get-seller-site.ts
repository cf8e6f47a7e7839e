import { hasFeature, type User } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/**
 * Where a signed-in shopper continues as a seller: the vendor dashboard or the identity verification site. Our server
 * adds a code that signs the shopper in. Null when the settings name no such site.
 */
export async function getSellerSite(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  user: Pick<User, 'kyc_verified'> | null,
): Promise<string | null> {
  const destination = user?.kyc_verified ? 'vendor' : 'kyc';
  const address = settings.links[destination] ?? null;
  if (address === null || !hasFeature(settings, 'seller-links')) return address;
  const { data } = await api.post<{ data: { url: string } }>('/links/seller', { destination });
  return data.url;
}
