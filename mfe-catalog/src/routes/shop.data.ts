import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { getProducts } from '../features/listing/get-products';
import { type ListingData, loadListing } from '../features/listing/load-listing';
import { SHOP_SORTS } from '../features/listing/sorts';

export const load = ({ platform, url, signal }: LoadArguments<Platform>): Promise<ListingData> =>
  loadListing(url, SHOP_SORTS, platform, (query) => getProducts(platform, query, signal));
