import type { FacetedPage, ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type CardData, pickCard } from '../../products/card';
import { getKidsProducts, PER_HEADING } from './get-kids-products';
import { KIDS_SHELVES } from './kids-shelves';

/** Brands that are shown at most. */
const BRANDS = 12;

export interface HotTrending {
  products: CardData[];
  /** Names of the brands with most products on these shelves; none from a server as documented. */
  brands: string[];
}

/** What sells best on all the shelves for kids, and whose it is; a server as documented gives its toys instead. */
export async function getHotTrending(
  platform: Pick<Platform, 'api' | 'settings'>,
  signal: AbortSignal,
): Promise<HotTrending> {
  if (!platform.settings.capabilities.includes('facets')) {
    return { products: await getKidsProducts(platform, { shelf: 'toys' }, signal), brands: [] };
  }
  const query = { category: KIDS_SHELVES, sort: 'popularity', perPage: PER_HEADING, facets: '1' };
  const { data, facets } = await platform.api.get<FacetedPage<ProductCard>>('/products', { query, signal });
  const brands = [...(facets?.brand ?? [])].sort((one, other) => other.count - one.count);
  return { products: data.map(pickCard), brands: brands.slice(0, BRANDS).map(({ value }) => value) };
}
