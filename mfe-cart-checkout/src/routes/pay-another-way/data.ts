import { hasFeature, type LoadArguments, RedirectTo } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadOffer, type Offer } from '../../features/other-payment/load-offer';
import { paths } from '../../paths';

export type Data = Offer;

/** Without an order in the address, or with a server that cannot change the way to pay: the list of orders. */
export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<Data> {
  const reference = url.searchParams.get('reference');
  if (!reference || !hasFeature(platform.settings, 'other-payment')) throw new RedirectTo(paths.myOrders);
  return loadOffer(platform, { reference, signal });
}
