import type { Platform } from '@nkm/platform';
import { type BannerData, getAdverts } from '../../banners/get-banners';
import { getCategories } from '../../categories/get-categories';
import type { CardData } from '../../products/card';
import { loadOptional } from '../../products/load-optional';
import { getHotTrending } from './get-hot-trending';
import { getKidsProducts } from './get-kids-products';
import { KIDS_BLOCKS, KIDS_CATEGORIES } from './kids-categories';

export interface KidsHomeData {
  brand: string;
  menu: { title: string; slug: string }[];
  banners: BannerData[];
  /** Smaller banners between the blocks. */
  sideBanners: BannerData[];
  hotTrending: CardData[];
  brands: string[];
  blocks: { id: string; title: string; products: CardData[] }[];
}

/** Loads /kids-home: the documented headings over real products. */
export async function loadKidsHome(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  signal: AbortSignal,
): Promise<KidsHomeData> {
  const [hot, categories, banners, sideBanners, ...blocks] = await Promise.all([
    loadOptional(platform, getHotTrending(platform, signal)),
    loadOptional(platform, getCategories(platform, signal)),
    loadOptional(platform, getAdverts(platform, 'kids-home', signal)),
    loadOptional(platform, getAdverts(platform, 'kids-side', signal)),
    ...KIDS_BLOCKS.map(({ source }) => loadOptional(platform, getKidsProducts(platform, source, signal))),
  ]);
  const subcategories = (categories ?? []).flatMap((category) => category.subcategories);
  return {
    brand: platform.settings.brand,
    menu: KIDS_CATEGORIES.flatMap((slug) => subcategories.find((one) => one.slug === slug) ?? []),
    banners: banners ?? [],
    sideBanners: sideBanners ?? [],
    hotTrending: hot?.products ?? [],
    brands: hot?.brands ?? [],
    blocks: KIDS_BLOCKS.map(({ id, title }, index) => ({ id, title, products: blocks[index] ?? [] })),
  };
}
