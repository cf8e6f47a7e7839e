import type { LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { getCategoryPage } from '../features/listing/get-category-page';
import { type ListingData, loadListing } from '../features/listing/load-listing';
import { SHOP_SORTS } from '../features/listing/sorts';

export interface CategoryData extends ListingData {
  title: string;
  slug: string;
}

export async function load({ platform, params, url, signal }: LoadArguments<Platform>): Promise<CategoryData> {
  const category = { title: '', slug: params.slug ?? '' };
  const listing = await loadListing(url, SHOP_SORTS, platform, async (query) => {
    const page = await getCategoryPage(platform, category.slug, query, signal);
    // A server as documented may leave the title out.
    Object.assign(category, { title: page.title || category.slug, slug: page.slug || category.slug });
    return page;
  });
  return { ...category, ...listing };
}
