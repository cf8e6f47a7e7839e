import { readText } from '@nkm/contracts';
import { kobo, type Suggestions, toNaira } from '@nkm/contracts';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { App } from '../../../platform/app';
import { answers, Nullable, Single } from '../../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../../platform/rate-limits/rate-limit-plugin';
import { FlashPriceSchema } from '../../flash-prices/public';
import { presentPicture } from '../../pictures/public';
import type { ListSources } from '../list-sources';
import { CategorySlug, SearchText } from '../search-query';
import type { SearchEngine } from '../search/search-engine';
import { searchWords } from '../search/search-words';
import { readCards } from '../read-cards';
import { suggestedCategories } from './suggested-categories';

const PRODUCTS = 5;
const CATEGORIES = 4;
const WORDS = 5;
/** Shoppers type the same few beginnings of words. */
const KEPT = { max: 2000, ttl: 60_000 };
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300';
/** Typing sends a few requests a second, and many shoppers share one address behind their carrier. */
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
      flash: Type.Optional(FlashPriceSchema),
    }),
  ),
  categories: Type.Array(Type.Object({ title: Type.String(), slug: Type.String(), parent: Nullable(Type.String()) })),
  words: Type.Array(Type.String()),
});

/** GET /products/suggestions: suggestions while the shopper types (issue "search box"; ours). */
export function suggest(app: App, engine: SearchEngine, { flash }: Pick<ListSources, 'flash'>): void {
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
      const { category } = request.query;
      const q = readText(request.query.q);
      const asTyped = searchWords(q).join(' ');
      const key = `${category ?? ''} ${asTyped}`;
      const known = recent.get(key);
      const reading = known ?? readSuggestions({ db: app.db, flash }, engine, { text: q, asTyped, category });
      if (!known) {
        recent.set(key, reading);
        // A failure reaches the waiting callers, but is not cached.
        reading.catch(() => recent.delete(key));
      }
      const data = await reading;
      reply.header('cache-control', CACHE_CONTROL);
      return { data };
    },
  );
}

async function readSuggestions(
  { db, flash }: Pick<ListSources, 'db' | 'flash'>,
  engine: SearchEngine,
  { text, asTyped, category }: { text: string; asTyped: string; category: string | undefined },
): Promise<Suggestions> {
  const { ids, words, mended } = await engine.suggest({ text, ...(category !== undefined && { category }) });
  const [cards, categories] = await Promise.all([
    readCards(db, ids.slice(0, PRODUCTS)),
    suggestedCategories(db, mended, CATEGORIES),
  ]);
  const products = cards.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    thumbnail: presentPicture(row.picture_key).thumbnail,
    selling_price: toNaira(kobo(row.selling_price_kobo)),
    original_price: toNaira(kobo(row.original_price_kobo)),
    quantity: row.quantity,
  }));
  return {
    products: await flash.forAll(products),
    categories,
    words: words.filter((search) => search !== asTyped).slice(0, WORDS),
  };
}
