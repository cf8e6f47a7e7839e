import type { Category } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { pictureAddress } from '../pictures/public';
import './tables';

const ICON_WIDTH = 160;

/** All categories with their types and subcategories, in their order (API-FIELD-002). */
export async function readCategories(db: Kysely<Database>): Promise<Category[]> {
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
    const ofCategory = types
      .filter((type) => type.category_id === id)
      .map((type) => ({
        id: type.id,
        title: type.title,
        subcategories: subcategories.filter((sub) => sub.type_id === type.id).map(present),
      }));
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
