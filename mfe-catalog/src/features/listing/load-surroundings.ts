import { hasFeature, type Page, type ProductCard } from '@nkm/contracts';
import type { Platform, QueryValue } from '@nkm/platform';
import { type BannerData, getAdverts } from '../../banners/get-banners';
import { type CategoryLinks, getCategories } from '../../categories/get-categories';
import { type CardData, pickCard } from '../../products/card';
import { loadOptional } from '../../products/load-optional';
import { hasFilters } from './filters';
import { readListingAddress } from './read-listing-address';
import { SHOP_SORTS } from './sorts';

/** Cards in each of the two carousels below a list (CAT-CONST-008). */
export const CAROUSEL_CARDS = 10;

/** The parts around a list; null or empty without data or when loading failed. */
export interface Surroundings {
  categories: CategoryLinks[] | null;
  banners: BannerData[];
  bestSale: CardData[];
  recommended: CardData[];
}

type Needs = Pick<Platform, 'api' | 'isServer' | 'settings'>;

/** The categories beside a shop list. */
export const loadCategories = (platform: Needs, signal: AbortSignal): Promise<CategoryLinks[] | null> =>
  loadOptional(platform, getCategories(platform, signal));

/**
 * The categories beside a shop list and, on its unfiltered first page, banners and carousels: on other pages the
 * shopper already knows what to look for. The carousels need a server that sorts.
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
  const sorts = isFront && hasFeature(platform.settings, 'sort');
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
