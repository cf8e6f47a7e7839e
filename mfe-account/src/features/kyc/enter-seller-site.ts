import type { SellerSite } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { webAddress } from '@nkm/ui';

/** Capability of our server: an address with a one-time code, so that the shopper need not sign in again. */
const CODES = 'seller-links';

/**
 * The address of a seller site for this shopper, at a part of its page. A server as documented has no codes; then the
 * shopper signs in there.
 * @throws when the server returns no web address
 */
export async function sellerAddress(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  site: SellerSite,
  fragment = '',
): Promise<string> {
  const plain = settings.links[site] ?? '';
  if (!settings.capabilities.includes(CODES)) return webAddress(plain + fragment);
  const { data } = await api.post<{ data: { url: string } }>('/links/seller', { destination: site });
  return webAddress(data.url + fragment);
}
