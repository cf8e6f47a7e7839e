import type { Category } from '@nkm/contracts';
import { LRUCache } from 'lru-cache';
import type { App } from '../../platform/app';
import { answers, List } from '../../platform/http/envelopes';
import { FOR_MINUTES } from '../../platform/http/cache-headers';
import { readCategories } from './read-categories';
import { CategorySchema } from './schema';

/** Cached, because every page shows the categories and they seldom change. */
const KEPT_SECONDS = 30;
const schema = { tags: ['catalog'], response: answers({ 200: List(CategorySchema) }) };

/**
 * GET /subcategories and GET /subcategories/type: all categories with their types and subcategories (CAT-CALL-001,
 * SH-CALL-003).
 */
export function listCategories(app: App): void {
  const recent = new LRUCache<'all', Promise<Category[]>>({ max: 1, ttl: KEPT_SECONDS * 1000 });
  const categories = () => {
    const known = recent.get('all');
    if (known) return known;
    const reading = readCategories(app.db);
    recent.set('all', reading);
    reading.catch(() => recent.delete('all'));
    return reading;
  };
  for (const path of ['/subcategories', '/subcategories/type']) {
    app.get(path, { schema }, async (_request, reply) => {
      reply.header('cache-control', FOR_MINUTES);
      return { data: await categories() };
    });
  }
}
