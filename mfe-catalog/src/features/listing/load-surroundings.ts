import type { Page, ProductCard } from '@nkm/contracts';
import type { Platform, QueryValue } from '@nkm/platform';
import { type BannerData, getAdverts } from '../../adverts/get-adverts';
import { type CategoryLinks, getCategories } from '../../categories/get-categories';
import { type CardData, pickCard } from '../../products/card';
import { loadOptional } from '../../products/load-optional';
import { hasFilters } from './filters';
import { readListingAddress } from './read-listing-address';
import { SHOP_SORTS } from './sorts';

/** Cards in each of the two carousels below a list (spec 1 §2.10). */
export const CAROUSEL_CARDS = 10;

/** What stands around a list; null or empty where there is nothing, or it could not be had. */
export interface Surroundings {
  categories: CategoryLinks[] | null;
  banners: BannerData[];
  bestSale: CardData[];
  recommended: CardData[];
}

type Needs = Pick<Platform, 'api' | 'isServer' | 'settings'>;

/** The categories beside a list of the shop. */
export const loadCategories = (platform: Needs, signal: AbortSignal): Promise<CategoryLinks[] | null> =>
  loadOptional(platform, getCategories(platform, signal));

/**
 * The categories beside a list of the shop and, on its first page, banners and carousels; whoever turned the page or
 * narrowed the list down knows what to look for. The carousels need a server that sorts.
 */
export async function loadSurroundings(
  platform: Needs,
  url: URL,
  signal: AbortSignal,
  fetchPage: (query: Record<string, QueryValue>) => Promise<Page<ProductCard>>,
  placement: 'shop' | 'deals' = 'shop',
): Promise<Surroundings> {
  const { page, filters } = readListingAddress(url.searchParams, SHOP_SORTS);
  const isFront = page === 1 && !hasFilters(filters);
  const sorts = isFront && platform.settings.capabilities.includes('sort');
  const [categories, banners, bestSale, recommended] = await Promise.all([
    loadCategories(platform, signal),
    isFront ? loadOptional(platform, getAdverts(platform, placement, signal)) : null,
    sorts ? loadOptional(platform, firstCards('popularity')) : null,
    sorts ? loadOptional(platform, firstCards('rating')) : null,
  ]);
  return { categories, banners: banners ?? [], bestSale: bestSale ?? [], recommended: recommended ?? [] };

  async function firstCards(sort: 'popularity' | 'rating'): Promise<CardData[]> {
    const { data } = await fetchPage({ sort, perPage: CAROUSEL_CARDS, page: 1 });
    return data.slice(0, CAROUSEL_CARDS).map(pickCard);
  }
}
