import type { User } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Our addition on the server's side: an address with a one-time code, so that nobody signs in a second time. */
const CODES = 'seller-links';

/**
 * Where a signed-in shopper goes on to sell: their dashboard, or the site that verifies who they are (spec 1 §4).
 * Null when the settings name no such site.
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
