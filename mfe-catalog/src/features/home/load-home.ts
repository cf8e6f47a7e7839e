import type { Page, ProductCard, Settings } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type BannerData, getAdverts } from '../../banners/get-banners';
import { type CategoryLinks, getCategories } from '../../categories/get-categories';
import { messages } from '../../messages';
import { type CardData, pickCard } from '../../products/card';
import { loadOptional } from '../../products/load-optional';
import { chooseStrip, type RunningFlash, type StripData } from './choose-strip';
import { chooseRandomly, randomOfTheHour } from './choose-randomly';
import { getCategoryProducts } from './get-category-products';
import { getRecommendedProducts } from './get-recommended-products';
import { BLOCK_SLUGS, type BlockSlug, mayShow } from './home-blocks';
import { topCategories } from './top-categories';

/** Number of products under "Hot New Arrivals" (CAT-CONST-006). */
const NEWEST = 8;

/**
 * The newest products of the shop (CAT-CALL-004); a server with its own page size may send more than the page shows.
 */
async function getNewestProducts({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<ProductCard[]> {
  const { data } = await api.get<Page<ProductCard>>('/products', { query: { perPage: NEWEST }, signal });
  return data.slice(0, NEWEST);
}

/** Number of subcategory links in a block (CAT-CONST-005). */
const SUBCATEGORY_LINKS = 6;
/** Number of products in the deals carousel. */
const DEALS = 10;

export interface HomeBlock {
  slug: string;
  title: string;
  products: CardData[];
  /** Null when loading them failed. */
  recommended: CardData[] | null;
  subcategories: { title: string; slug: string }[];
}

export interface HomeData {
  brand: string;
  /** For search engines. */
  marketplace: Pick<Settings, 'brand' | 'links' | 'contact'>;
  banners: BannerData[];
  /** Smaller banners beside the main ones. */
  sideBanners: BannerData[];
  blocks: HomeBlock[];
  strip: StripData;
  newest: CardData[];
  deals: CardData[];
  topCategories: { title: string; slug: string }[];
}

type Needs = Pick<Platform, 'api' | 'isServer' | 'settings'>;

export interface HomeOptions {
  /** Loads the newest deals. */
  getDeals(most: number): Promise<ProductCard[]>;
  /** Loads the running flash deal; null without one. */
  getFlash(): Promise<RunningFlash | null>;
}

/** Loads the home page. It picks the random subcategory links, so that server and browser show the same. */
export async function loadHome(platform: Needs, signal: AbortSignal, options: HomeOptions): Promise<HomeData> {
  const { settings } = platform;
  const categories = loadOptional(platform, getCategories(platform, signal));
  const adverts = (place: string) => loadOptional(platform, getAdverts(platform, place, signal));
  const slugs = BLOCK_SLUGS.filter((slug) => mayShow(settings, slug));
  const [newest, blocks, banners, sideBanners, deals, flash, tree] = await Promise.all([
    getNewestProducts(platform, signal),
    Promise.all(slugs.map((slug) => loadBlock(platform, slug, categories, signal))),
    adverts('home-main'),
    adverts('home-side'),
    mayShow(settings, 'deals') ? loadOptional(platform, options.getDeals(DEALS)) : null,
    mayShow(settings, 'deals') ? loadOptional(platform, options.getFlash()) : null,
    categories,
  ]);
  const dealCards = deals?.map(pickCard) ?? [];
  return {
    brand: settings.brand,
    marketplace: pickMarketplace(settings),
    banners: banners ?? [],
    sideBanners: sideBanners ?? [],
    blocks: blocks.filter((block) => block !== null),
    newest: newest.map(pickCard),
    strip: chooseStrip(flash, dealCards),
    deals: dealCards,
    topCategories: tree && mayShow(settings, 'top-categories') ? topCategories(tree) : [],
  };
}

/** Null, which omits the block, when it is empty or its products could not be loaded. */
async function loadBlock(
  platform: Needs,
  slug: BlockSlug,
  categories: Promise<CategoryLinks[] | null>,
  signal: AbortSignal,
): Promise<HomeBlock | null> {
  const [products, recommended, all] = await Promise.all([
    loadOptional(platform, getCategoryProducts(platform, slug, signal)),
    loadOptional(platform, getRecommendedProducts(platform, slug, signal)),
    categories,
  ]);
  const category = all?.find((one) => one.slug === slug);
  if (!products || (products.length === 0 && !recommended?.length && !category)) return null;
  return {
    slug,
    title: category?.title ?? messages.blocks[slug],
    products: products.map(pickCard),
    recommended: recommended?.map(pickCard) ?? null,
    subcategories: chooseRandomly(category?.subcategories ?? [], SUBCATEGORY_LINKS, randomOfTheHour(slug, Date.now())),
  };
}

function pickMarketplace({ brand, links, contact }: Settings): HomeData['marketplace'] {
  return { brand, links, ...(contact && { contact }) };
}
