import type { Kysely } from 'kysely';
import type {} from '../src/modules/catalog/public';
import type { PictureRecipe } from './pictures/recipe/recipe';
import type { Database } from '../src/platform/database/tables';
import { bulkInsert } from './bulk-insert';
import type { CategoryTree } from './catalogue/plan-tree';

/** Inserts pictures; a shared key is inserted once. */
export async function insertPictures(
  db: Kysely<Database>,
  pictures: readonly { key: string; recipe: PictureRecipe }[],
): Promise<void> {
  const rows = [...new Map(pictures.map((picture) => [picture.key, picture])).values()];
  await bulkInsert(db, 'pictures', { key: 'text', recipe: 'jsonb' }, rows);
}

/** Categories with their icons, types and subcategories. */
export async function insertCategories(db: Kysely<Database>, tree: CategoryTree): Promise<void> {
  await insertPictures(
    db,
    tree.categories.map(({ icon }) => icon),
  );
  await bulkInsert(
    db,
    'categories',
    { id: 'integer', position: 'integer', name: 'text', title: 'text', slug: 'text', icon_key: 'text' },
    tree.categories.map(({ icon, ...category }) => ({ ...category, icon_key: icon.key })),
  );
  const type = { id: 'integer', category_id: 'integer', position: 'integer', title: 'text' };
  await bulkInsert(db, 'category_types', type, tree.types);
  await bulkInsert(db, 'subcategories', { ...type, type_id: 'integer', slug: 'text' }, tree.subcategories);
}
