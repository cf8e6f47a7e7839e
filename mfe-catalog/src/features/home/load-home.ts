import type { Category } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { messages } from '../../messages';
import { type CardData, pickCard } from '../../products/card';
import { loadOptional } from '../../products/load-optional';
import { chooseRandomly } from './choose-randomly';
import { getCategories } from './get-categories';
import { getCategoryProducts } from './get-category-products';
import { getNewestProducts } from './get-newest-products';
import { getRecommendedProducts } from './get-recommended-products';
import { type BlockSlug, visibleBlocks } from './home-blocks';

/** Subcategory links of a block (spec 1 §9). */
export const SUBCATEGORY_LINKS = 6;

export interface HomeBlock {
  slug: string;
  title: string;
  products: CardData[];
  /** Null when they could not be had. */
  recommended: CardData[] | null;
  subcategories: { title: string; slug: string }[];
}

export interface HomeData {
  brand: string;
  blocks: HomeBlock[];
  newest: CardData[];
}

type Needs = Pick<Platform, 'api' | 'isServer' | 'settings'>;

/** Loads the home page. The subcategory links are drawn here, so that server and browser show the same. */
export async function loadHome(platform: Needs, signal: AbortSignal, random?: () => number): Promise<HomeData> {
  const slugs = visibleBlocks(platform.settings);
  const categories = slugs.length > 0 ? loadOptional(platform, getCategories(platform, signal)) : null;
  const [newest, blocks] = await Promise.all([
    getNewestProducts(platform, signal),
    Promise.all(slugs.map((slug) => loadBlock(platform, slug, categories, signal, random))),
  ]);
  return {
    brand: platform.settings.brand,
    blocks: blocks.filter((block) => block !== null),
    newest: newest.map(pickCard),
  };
}

/** Null when the block's own products could not be had: the block is left out. */
async function loadBlock(
  platform: Needs,
  slug: BlockSlug,
  categories: Promise<Category[] | null> | null,
  signal: AbortSignal,
  random?: () => number,
): Promise<HomeBlock | null> {
  const [products, recommended, all] = await Promise.all([
    loadOptional(platform, getCategoryProducts(platform, slug, signal)),
    loadOptional(platform, getRecommendedProducts(platform, slug, signal)),
    categories,
  ]);
  if (!products) return null;
  const category = all?.find((one) => one.slug === slug);
  return {
    slug,
    title: category?.title ?? messages.blocks[slug],
    products: products.map(pickCard),
    recommended: recommended?.map(pickCard) ?? null,
    subcategories: chooseRandomly(category?.subcategories ?? [], SUBCATEGORY_LINKS, random).map(
      ({ title, slug: of }) => ({ title, slug: of }),
    ),
  };
}
