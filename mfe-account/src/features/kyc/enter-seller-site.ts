import { hasFeature, type SellerSite } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { webAddress } from '@nkm/ui';

/**
 * The address of a seller site for this shopper, at a part of its page, with a code that signs the shopper in. A server
 * as documented has no codes; then the shopper signs in there.
 * @throws when the server returns no web address
 */
export async function sellerAddress(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  site: SellerSite,
  fragment = '',
): Promise<string> {
  const plain = settings.links[site] ?? '';
  if (!hasFeature(settings, 'seller-links')) return webAddress(plain + fragment);
  const { data } = await api.post<{ data: { url: string } }>('/links/seller', { destination: site });
  return webAddress(data.url + fragment);
}
