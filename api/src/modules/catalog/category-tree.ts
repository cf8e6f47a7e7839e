import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

interface Named {
  id: number;
  slug: string;
  title: string;
}

/** Categories in menu order, and subcategories. */
export interface CategoryTree {
  categories: Named[];
  subcategories: (Named & { category_id: number })[];
}

export async function readCategoryTree(db: Kysely<Database>): Promise<CategoryTree> {
  const [categories, subcategories] = await Promise.all([
    db.selectFrom('categories').select(['id', 'slug', 'title']).orderBy('position').execute(),
    db.selectFrom('subcategories').select(['id', 'slug', 'title', 'category_id']).orderBy('id').execute(),
  ]);
  return { categories, subcategories };
}

/** Ids of the subcategories that the slugs of categories or subcategories name. */
export function subcategoriesOf({ categories, subcategories }: CategoryTree, slugs: readonly string[]): number[] {
  const wanted = new Set(slugs.map((slug) => slug.toLowerCase()));
  const whole = new Set(categories.filter(({ slug }) => wanted.has(slug)).map(({ id }) => id));
  return subcategories
    .filter(({ slug, category_id }) => wanted.has(slug) || whole.has(category_id))
    .map(({ id }) => id);
}
