import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/api-problem';
import type { Scope } from './list-scope';
import './tables';

/** A category or subcategory whose products are listed. */
export interface FoundCategory {
  title: string;
  slug: string;
  category: { title: string; slug: string };
  scope: Scope;
}

const SLUG = /^[a-z0-9-]{1,120}$/;

/** The category with that slug. Throws 404. */
export async function findCategory(db: Kysely<Database>, rawSlug: string): Promise<FoundCategory> {
  const slug = rawSlug.toLowerCase();
  const row = SLUG.test(slug)
    ? await db.selectFrom('categories').select(['id', 'title', 'slug']).where('slug', '=', slug).executeTakeFirst()
    : undefined;
  if (!row) throw notFound('Category not found.');
  const { id, title } = row;
  return {
    title,
    slug: row.slug,
    category: { title, slug: row.slug },
    scope: { key: `category ${id}`, where: sql`p.category_id = ${id}`, categoryId: id },
  };
}

/**
 * The subcategory with that slug, else the category: both share the address /shop/{slug} (CAT-ROUTE-005). Throws 404.
 */
export async function findSubcategoryOrCategory(db: Kysely<Database>, rawSlug: string): Promise<FoundCategory> {
  const slug = rawSlug.toLowerCase();
  const row = SLUG.test(slug) ? await selectSubcategory(db, slug) : undefined;
  if (!row) return findCategory(db, slug);
  const { id, title } = row;
  return {
    title,
    slug: row.slug,
    category: { title: row.category_title, slug: row.category_slug },
    scope: { key: `subcategory ${id}`, where: sql`p.subcategory_id = ${id}`, subcategoryId: id },
  };
}

function selectSubcategory(db: Kysely<Database>, slug: string) {
  return db
    .selectFrom('subcategories as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['s.id', 's.title', 's.slug', 'c.title as category_title', 'c.slug as category_slug'])
    .where('s.slug', '=', slug)
    .executeTakeFirst();
}
