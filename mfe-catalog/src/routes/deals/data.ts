import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type FetchPage, loadListing } from '../../features/listing/load-listing';
import { loadSurroundings } from '../../features/listing/load-surroundings';
import { SHOP_SORTS } from '../../features/listing/sorts';
import { dealsHead } from './head';
import type { WithHead } from '../../head/loaded-head';
import type { ShopData } from '../shop/data';

export { loadedHead as head } from '../../head/loaded-head';

export type DealsData = ShopData & WithHead;

export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<DealsData> {
  // CAT-CALL-018
  const fetchPage: FetchPage = (query) => platform.api.get('/deals/all', { query, signal });
  const [listing, around] = await Promise.all([
    loadListing(url, SHOP_SORTS, platform, fetchPage),
    loadSurroundings(platform, url, signal, fetchPage, 'deals'),
  ]);
  return { listing, around, head: dealsHead(listing, url) };
}
