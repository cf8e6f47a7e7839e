import type { Category } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { answers, List } from '../../platform/http/envelopes';
import { pictureAddress } from '../pictures/present-picture';
import { FOR_MINUTES } from './cache-headers';
import { CategorySchema } from './schema';
import './tables';

const ICON_WIDTH = 160;
/** Every page of the shop shows the categories, and they seldom change. */
const KEPT_SECONDS = 30;
const schema = { tags: ['catalog'], response: answers({ 200: List(CategorySchema) }) };

/** GET /subcategories and GET /subcategories/type: all categories with their types and subcategories (spec 1 §7). */
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

async function readCategories(db: Kysely<Database>): Promise<Category[]> {
  const [categories, types, subcategories] = await Promise.all([
    db.selectFrom('categories').select(['id', 'title', 'slug', 'icon_key']).orderBy('position').execute(),
    db.selectFrom('category_types').select(['id', 'category_id', 'title']).orderBy('position').execute(),
    db
      .selectFrom('subcategories')
      .select(['id', 'category_id', 'type_id', 'title', 'slug'])
      .orderBy('position')
      .execute(),
  ]);
  const present = ({ id, title, slug }: (typeof subcategories)[number]) => ({ id, title, slug });
  return categories.map(({ id, title, slug, icon_key }) => {
    const ofCategory = types.filter((type) => type.category_id === id).map((type) => ({
      id: type.id,
      title: type.title,
      subcategories: subcategories.filter((sub) => sub.type_id === type.id).map(present),
    })); // prettier-ignore
    return {
      id,
      title,
      slug,
      icon: icon_key === null ? '' : pictureAddress(icon_key, ICON_WIDTH),
      types: ofCategory,
      // In the order of the types, so that a flat list reads like the menu.
      subcategories: ofCategory.flatMap((type) => type.subcategories),
    };
  });
}
