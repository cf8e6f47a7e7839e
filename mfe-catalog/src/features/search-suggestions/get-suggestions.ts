import { hasFeature, type Page, type ProductCard, readField, type Suggestions } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

export interface SuggestionQuery {
  q: string;
  /** Slug of the category in the select beside the box. */
  category?: string;
}

/** Number of products to request from a server without suggestions. */
const FEW = 5;
/** Milliseconds after which suggestions are too late to help. */
const TIMEOUT_MS = 8_000;

/** Suggestions for the typed text. A server with only the documented API returns the first products of the search. */
export async function getSuggestions(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  query: SuggestionQuery,
  signal: AbortSignal,
): Promise<Suggestions> {
  const options = { signal, background: true, timeoutMs: TIMEOUT_MS };
  if (hasFeature(settings, 'suggestions')) {
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

/** Reads a list from an untrusted response and drops invalid items. */
function listIn<T>(body: unknown, field: string, accept: (item: unknown) => boolean): T[] {
  const list = readField<unknown>(body, field);
  return Array.isArray(list) ? (list.filter(accept) as T[]) : [];
}

const isText = (item: unknown) => typeof item === 'string' && item.trim() !== '';
const isPlace = (item: unknown) => {
  const { title, slug } = (item ?? {}) as Record<string, unknown>;
  return isText(title) && isText(slug);
};
