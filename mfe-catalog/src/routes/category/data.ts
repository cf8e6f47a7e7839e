import type { LoadArguments, RouteHead } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type CategoryPage, getCategoryPage } from '../../features/listing/get-category-page';
import { listingHead } from '../../features/listing/listing-head';
import { type FetchPage, loadListing } from '../../features/listing/load-listing';
import { loadSurroundings } from '../../features/listing/load-surroundings';
import { SHOP_SORTS } from '../../features/listing/sorts';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { ShopData } from '../shop/data';

export interface CategoryData extends ShopData {
  title: string;
  slug: string;
  /** The category of a subcategory. */
  parent?: { title: string; slug: string };
}

export async function load({ platform, params, url, signal }: LoadArguments<Platform>): Promise<CategoryData> {
  const wanted = params.slug ?? '';
  let found: CategoryPage | null = null;
  const fetchPage: FetchPage = async (query) => (found = await getCategoryPage(platform, wanted, query, signal));
  const [listing, around] = await Promise.all([
    loadListing(url, SHOP_SORTS, platform, fetchPage),
    loadSurroundings(platform, url, signal, fetchPage),
  ]);
  return { ...nameOf(found, wanted), listing, around };
}

/** Falls back to the slug of the address, because the documented API need not send title and slug. */
function nameOf(page: CategoryPage | null, wanted: string): Pick<CategoryData, 'title' | 'slug' | 'parent'> {
  const slug = page?.slug || wanted;
  const parent = page?.category;
  return { title: page?.title || slug, slug, ...(parent && parent.slug !== slug && { parent }) };
}

export function head({ title, slug, parent, listing }: CategoryData, url: URL): RouteHead {
  const { shop, categoryDescription } = messages.listing;
  const above: [title: string, path: string][] = [[shop, paths.shop()]];
  if (parent) above.push([parent.title, paths.subcategory(parent.slug)]);
  const path = paths.subcategory(slug);
  return listingHead(listing, { title, description: categoryDescription(title), path, above }, url);
}
