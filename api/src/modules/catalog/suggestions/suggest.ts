import type { Suggestions } from '@nkm/contracts';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { App } from '../../../platform/app';
import { answers, Nullable, Single } from '../../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../../platform/rate-limits/rate-limit-plugin';
import { CategorySlug, SearchText } from '../search-query';
import { searchWords } from '../search-terms';
import { completeSearch } from './complete-search';
import { completeWord } from './complete-word';
import { mendWords } from './mend-words';
import { suggestedCategories } from './suggested-categories';
import { suggestedProducts } from './suggested-products';

const PRODUCTS = 5;
/** Further ones say how the search may go on. */
const LOOKED_AT = 40;
const CATEGORIES = 4;
const WORDS = 5;
/** The beginnings of words are few, and everybody types the same ones. */
const KEPT = { max: 2000, ttl: 60_000 };
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300';
/** A shopper who types sends a few in a second; many share one address behind their carrier. */
const PER_ADDRESS: RateLimit = { name: 'suggestions', points: 1200, seconds: 60, perInstance: true };

const Price = Type.Number({ description: 'Naira with at most two decimals' });
const SuggestionsSchema = Type.Object({
  products: Type.Array(
    Type.Object({
      id: Type.Integer(),
      slug: Type.String(),
      title: Type.String(),
      thumbnail: Type.String(),
      selling_price: Price,
      original_price: Price,
    }),
  ),
  categories: Type.Array(Type.Object({ title: Type.String(), slug: Type.String(), parent: Nullable(Type.String()) })),
  words: Type.Array(Type.String()),
});

/** GET /products/suggestions: what somebody who is typing may mean (issue "search box"; ours). */
export function suggest(app: App): void {
  const recent = new LRUCache<string, Promise<Suggestions>>(KEPT);
  app.get(
    '/products/suggestions',
    {
      preHandler: rateLimit(PER_ADDRESS),
      schema: {
        tags: ['catalog'],
        querystring: Type.Object({ q: SearchText, category: Type.Optional(CategorySlug) }),
        response: answers({ 200: Single(SuggestionsSchema) }),
      },
    },
    async (request, reply) => {
      const { q, category } = request.query;
      const words = searchWords(q);
      const key = `${category ?? ''} ${words.join(' ')}`;
      const known = recent.get(key);
      const reading = known ?? readSuggestions(app, words, category);
      if (!known) {
        recent.set(key, reading);
        // A failure is told to whoever waits, and not kept for the next one.
        reading.catch(() => recent.delete(key));
      }
      const data = await reading;
      reply.header('cache-control', CACHE_CONTROL);
      return { data };
    },
  );
}

async function readSuggestions(
  { db }: Pick<App, 'db'>,
  typed: readonly string[],
  category: string | undefined,
): Promise<Suggestions> {
  const words = await mendWords(db, typed);
  const [found, categories] = await Promise.all([
    suggestedProducts(db, { words, category, limit: LOOKED_AT }),
    suggestedCategories(db, words, CATEGORIES),
  ]);
  const [only, ...others] = words;
  const completions =
    only !== undefined && others.length === 0
      ? await completeWord(db, only, WORDS + 1)
      : completeSearch(words, found.map(({ title }) => title)); // prettier-ignore
  const asTyped = typed.join(' ');
  return {
    products: found.slice(0, PRODUCTS),
    categories,
    words: completions.filter((search) => search !== asTyped).slice(0, WORDS),
  };
}
