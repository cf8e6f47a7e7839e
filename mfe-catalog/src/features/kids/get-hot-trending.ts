import { type FacetedPage, hasFeature, type ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type CardData, pickCard } from '../../products/card';
import { getKidsProducts, PER_HEADING } from './get-kids-products';
import { KIDS_CATEGORIES } from './kids-categories';

/** Maximum number of shown brands. */
const BRANDS = 12;

export interface HotTrending {
  products: CardData[];
  /** Names of the brands with the most products in these subcategories; empty from a documented server. */
  brands: string[];
}

/** Best-selling products of all kids subcategories, and their brands; toys from a documented server. */
export async function getHotTrending(
  platform: Pick<Platform, 'api' | 'settings'>,
  signal: AbortSignal,
): Promise<HotTrending> {
  if (!hasFeature(platform.settings, 'facets')) {
    return { products: await getKidsProducts(platform, { category: 'toys' }, signal), brands: [] };
  }
  const query = { category: KIDS_CATEGORIES, sort: 'popularity', perPage: PER_HEADING, facets: '1' };
  const { data, facets } = await platform.api.get<FacetedPage<ProductCard>>('/products', { query, signal });
  const brands = [...(facets?.brand ?? [])].sort((one, other) => other.count - one.count);
  return { products: data.map(pickCard), brands: brands.slice(0, BRANDS).map(({ value }) => value) };
}
