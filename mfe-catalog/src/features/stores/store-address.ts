import { paths } from '../../paths';
import { readWords } from '../../words/read-words';

/** What the address of a store's products says: `?q=&category=&page=&view=`. */
export interface StoreAddress {
  /** Words to look for; '' for everything. */
  query: string;
  /** Slug of one of its shelves. */
  category: string | null;
  page: number;
  view: 'grid' | 'list';
}

const SLUG = /^[A-Za-z0-9-]{1,80}$/;

/** What an address does not say properly is page 1 of everything, as cards. */
export function readStoreAddress(params: URLSearchParams): StoreAddress {
  const page = Number(params.get('page') ?? 1);
  const category = params.get('category') ?? '';
  return {
    query: readWords(params.get('q') ?? ''),
    category: SLUG.test(category) ? category : null,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The address of a page of a store's products; what is the default is left out. */
export function storeHref(id: number, { query, category, page, view }: Partial<StoreAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (category) params.set('category', category);
  if (page && page > 1) params.set('page', String(page));
  if (view === 'list') params.set('view', view);
  const text = params.toString();
  return text === '' ? paths.store(id) : `${paths.store(id)}?${text}`;
}
