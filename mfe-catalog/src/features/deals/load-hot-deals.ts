import { hasFeature, type Page, type ProductCard } from '@nkm/contracts';
import type { Platform, QueryValue } from '@nkm/platform';
import { type BannerData, getAdverts } from '../../banners/get-banners';
import { type CardData, pickCard } from '../../products/card';
import { loadOptional } from '../../products/load-optional';

/** Cards under "Top Hot Deals Today" and banners above them (CAT-SCR-055, CAT-SCR-056). */
const TOP_DEALS = 8;
const HOT_BANNERS = 3;
/** Cards in the carousel. */
const BEST_SELLERS = 10;
/** Page size for a server that does not sort, so that there is enough to choose from. */
const CHOICE = 60;

export interface HotDeals {
  banners: BannerData[];
  top: CardData[];
  best: CardData[];
}

/** The most popular deals and products; no product is in both lists. */
export async function loadHotDeals(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  signal: AbortSignal,
): Promise<HotDeals> {
  const [banners, top, products] = await Promise.all([
    loadOptional(platform, getAdverts(platform, 'hot-deals', signal)),
    getPopular(platform, '/deals/all', TOP_DEALS, signal),
    getPopular(platform, '/products', TOP_DEALS + BEST_SELLERS, signal),
  ]);
  const shown = new Set(top.map(({ id }) => id));
  const best = products.filter(({ id }) => !shown.has(id)).slice(0, BEST_SELLERS);
  return { banners: (banners ?? []).slice(0, HOT_BANNERS), top: top.map(pickCard), best: best.map(pickCard) };
}

/** The most popular products; from a server that does not sort, the most reviewed of the newest. */
async function getPopular(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  path: string,
  most: number,
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const sorts = hasFeature(settings, 'sort');
  const query: Record<string, QueryValue> = sorts ? { perPage: most, sort: 'popularity' } : { perPage: CHOICE };
  const { data } = await api.get<Page<ProductCard>>(path, { query, signal });
  return (sorts ? data : [...data].sort((a, b) => b.stars - a.stars)).slice(0, most);
}
