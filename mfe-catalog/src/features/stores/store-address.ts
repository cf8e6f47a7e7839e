import { paths } from '../../paths';
import { cleanQuery } from '../../search-query/clean-query';

/** The parsed address of a store's products: `?q=&category=&page=&view=`. */
export interface StoreAddress {
  /** Search words; '' for all products. */
  query: string;
  /** Slug of one of its subcategories. */
  category: string | null;
  page: number;
  view: 'grid' | 'list';
}

const SLUG = /^[A-Za-z0-9-]{1,80}$/;

/** Reads an address. Invalid parts fall back to page 1 of all products, as cards. */
export function readStoreAddress(params: URLSearchParams): StoreAddress {
  const page = Number(params.get('page') ?? 1);
  const category = params.get('category') ?? '';
  return {
    query: cleanQuery(params.get('q') ?? ''),
    category: SLUG.test(category) ? category : null,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The address of a page of a store's products, without default values. */
export function storeHref(id: number, { query, category, page, view }: Partial<StoreAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (category) params.set('category', category);
  if (page && page > 1) params.set('page', String(page));
  if (view === 'list') params.set('view', view);
  const text = params.toString();
  return text === '' ? paths.store(id) : `${paths.store(id)}?${text}`;
}
