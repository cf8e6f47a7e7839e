import { type Page, type ProductCard, readField, type Suggestions } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

export interface SuggestionQuery {
  q: string;
  /** Slug of the category that was chosen beside the box. */
  category?: string;
}

/** Products that a documented server is asked for instead. */
const FEW = 5;
/** Milliseconds after which a suggestion comes too late to help. */
const TIMEOUT_MS = 8_000;

/** What the shopper may mean; a server as documented tells the first products of that search. */
export async function getSuggestions(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  query: SuggestionQuery,
  signal: AbortSignal,
): Promise<Suggestions> {
  const options = { signal, background: true, timeoutMs: TIMEOUT_MS };
  if (settings.capabilities.includes('suggestions')) {
    const body = await api.get('/products/suggestions', { ...options, query: { ...query } });
    return {
      words: listIn(body, 'words', isText),
      categories: listIn(body, 'categories', isPlace),
      products: listIn(body, 'products', isPlace),
    };
  }
  const page = await api.get<Page<ProductCard>>('/products/search', {
    ...options,
    query: { ...query, perPage: FEW, page: 1 },
  });
  return { words: [], categories: [], products: listIn({ products: page.data }, 'products', isPlace) };
}

/** An answer may be anything: what cannot be shown is left out. */
function listIn<T>(body: unknown, field: string, accept: (item: unknown) => boolean): T[] {
  const list = readField<unknown>(body, field);
  return Array.isArray(list) ? (list.filter(accept) as T[]) : [];
}

const isText = (item: unknown) => typeof item === 'string' && item.trim() !== '';
const isPlace = (item: unknown) => {
  const { title, slug } = (item ?? {}) as Record<string, unknown>;
  return isText(title) && isText(slug);
};
