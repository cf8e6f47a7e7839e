import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type BannerData, getAdverts } from '../../banners/get-banners';
import { getDeals } from '../../features/deals/get-deals';
import { type FlashView, getFlashDeals } from '../../features/deals/get-flash-deals';
import { messages as words } from '../../features/deals/messages';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { type CardData, pickCard } from '../../products/card';
import { loadOptional } from '../../products/load-optional';
import type { WithHead } from '../../head/loaded-head';
import { plainHead } from '../../head/plain-head';

export { loadedHead as head } from '../../head/loaded-head';

/** Number of cards under "Other Deals". */
const OTHERS = 12;

export interface FlashDealsData extends WithHead {
  banners: BannerData[];
  flash: FlashView;
  others: CardData[];
}

/** The page fails without the flash deals, but not without its other parts. */
export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<FlashDealsData> {
  const [flash, banners, deals] = await Promise.all([
    getFlashDeals(platform, { signal }),
    loadOptional(platform, getAdverts(platform, 'flash-deals', signal)),
    loadOptional(platform, getDeals(platform, 2 * OTHERS, signal)),
  ]);
  const inFlash = new Set(flash.current?.offers.map(({ product }) => product.id));
  const others = (deals ?? []).filter(({ id }) => !inFlash.has(id)).slice(0, OTHERS);
  return {
    banners: banners ?? [],
    flash,
    others: others.map(pickCard),
    head: plainHead(
      { title: messages.titles.flashDeals, description: words.flash.description, path: paths.flashDeals() },
      url,
    ),
  };
}
