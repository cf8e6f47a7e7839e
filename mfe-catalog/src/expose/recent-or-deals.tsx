import { usePlatform } from '@nkm/platform';
import { useCallback } from 'react';
import { messages } from '../messages';
import { pickCard } from '../products/card';
import { getDeals } from '../features/deals/get-deals';
import { messages as product } from '../features/product/messages';
import { ProductRow } from '../features/product/product-row';
import { useRecentlyViewed } from '../features/product/recently-viewed/recently-viewed';
import { useLoaded } from '../features/product/use-loaded';

const MOST_DEALS = 10;

/** Fills an empty cart or wishlist: the products that the shopper viewed last, or deals when there are none. */
export default function RecentOrDeals() {
  const recent = useRecentlyViewed();
  if (recent.status === 'loading') return null;
  const hasViewed = recent.status === 'ready' && recent.data.length > 0;
  return hasViewed ? <ProductRow title={product.recentlyViewed} row={recent} /> : <Deals />;
}

/** Nothing shows while they load, or when they cannot be loaded. */
function Deals() {
  const platform = usePlatform();
  const load = useCallback(
    async (signal: AbortSignal) => (await getDeals(platform, MOST_DEALS, signal)).map(pickCard),
    [platform],
  );
  const row = useLoaded(load);
  return row.status === 'ready' ? <ProductRow title={messages.titles.deals} row={row} /> : null;
}
