import { hasFeature, type LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadOrders } from '../../order/load-orders';
import { type AllOrders, loadOrderPage, type OrderPage } from '../../features/order-list/load-order-page';

/** All orders of a server without pages, or one page. */
export type Data = AllOrders | OrderPage;

// The overlay of a request would stop the typing.
const isFiltered = ({ searchParams }: URL) => ['q', 'status'].some((name) => searchParams.get(name));

export async function load({ url, platform, signal }: LoadArguments<Platform>): Promise<Data> {
  if (hasFeature(platform.settings, 'order-pages')) return loadOrderPage(platform, { query: url.searchParams, signal });
  return { kind: 'all', orders: await loadOrders(platform, signal, { background: isFiltered(url) }) };
}
