import { hasFeature, type Page, type ProductCard, RedirectTo, totalPages } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type CardData, pickCard } from '../../products/card';
import { chooseProducts, categoriesOf } from './choose-products';
import { getStore, type StoreView } from './get-store';
import { readStoreAddress, type StoreAddress, storeHref } from './store-address';

/** Products per page of a store. */
const PAGE_SIZE = 20;
/** Number of products to request from a server without filters. */
const ALL = 200;

export interface StorePage extends StoreAddress {
  store: StoreView;
  cards: CardData[];
  total: number;
  pages: number;
}

/** A store and the page of its products in the address; a page past the last redirects to the last. */
export async function loadStore(
  platform: Pick<Platform, 'api' | 'settings'>,
  id: number,
  url: URL,
  signal: AbortSignal,
): Promise<StorePage> {
  const address = readStoreAddress(url.searchParams);
  const looks = hasFeature(platform.settings, 'facets');
  const { store, data, total } = await (looks ? askPage : choosePage)(platform, id, address, signal);
  const pages = totalPages({ total, perPage: PAGE_SIZE });
  if (address.page > pages) throw new RedirectTo(storeHref(id, { ...address, page: pages }));
  return { ...address, store, cards: data.map((card) => pickFor(address, card)), total, pages };
}

type Loading = Promise<{ store: StoreView; data: ProductCard[]; total: number }>;

/** The server filters the store's products like any list. */
async function askPage(
  platform: Pick<Platform, 'api'>,
  id: number,
  { query, category, page }: StoreAddress,
  signal: AbortSignal,
): Loading {
  const list = query === '' ? '/products' : '/products/search';
  const [{ store }, { data, pagination }] = await Promise.all([
    getStore(platform, id, 0, signal),
    platform.api.get<Page<ProductCard>>(list, {
      query: { q: query || undefined, vendor: id, category: category ?? undefined, page, perPage: PAGE_SIZE },
      signal,
    }),
  ]);
  return { store, data, total: pagination.total };
}

/** A documented server sends all products of the store, which are filtered here. */
async function choosePage(
  platform: Pick<Platform, 'api'>,
  id: number,
  address: StoreAddress,
  signal: AbortSignal,
): Loading {
  const { store, products } = await getStore(platform, id, ALL, signal);
  const found = chooseProducts(products, address);
  const from = (address.page - 1) * PAGE_SIZE;
  return {
    store: { ...store, categories: store.categories ?? categoriesOf(products) },
    data: found.slice(from, from + PAGE_SIZE),
    total: found.length,
  };
}

/** Only the list view shows descriptions. */
const pickFor = ({ view }: StoreAddress, product: ProductCard): CardData => ({
  ...pickCard(product),
  ...(view === 'list' && product.description && { description: product.description }),
});
