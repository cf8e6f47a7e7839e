import type { LoadArguments, RouteHead } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { getProducts } from '../../features/listing/get-products';
import { listingHead } from '../../features/listing/listing-head';
import { type FetchPage, type ListingData, loadListing } from '../../features/listing/load-listing';
import { loadSurroundings, type Surroundings } from '../../features/listing/load-surroundings';
import { SHOP_SORTS } from '../../features/listing/sorts';
import { messages } from '../../messages';
import { paths } from '../../paths';

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

export function head({ listing }: ShopData, url: URL): RouteHead {
  const { shop: title, shopDescription: description } = messages.listing;
  return listingHead(listing, { title, description, path: paths.shop() }, url);
}
