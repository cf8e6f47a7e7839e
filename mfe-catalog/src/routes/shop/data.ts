import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { getProducts } from '../../features/listing/get-products';
import { type FetchPage, type ListingData, loadListing } from '../../features/listing/load-listing';
import { loadSurroundings, type Surroundings } from '../../features/listing/load-surroundings';
import { SHOP_SORTS } from '../../features/listing/sorts';

export { shopHead as head } from '../listing-head';

export interface ShopData {
  listing: ListingData;
  around: Surroundings;
}

export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<ShopData> {
  const fetchPage: FetchPage = (query) => getProducts(platform, query, signal);
  const [listing, around] = await Promise.all([
    loadListing(url, SHOP_SORTS, platform, fetchPage),
    loadSurroundings(platform, url, signal, fetchPage),
  ]);
  return { listing, around };
}
