import type { Category, CategoryType, Subcategory } from '@nkm/contracts';

/** A menu category with the types that the server returns. */
export type MenuCategory = Pick<Category, 'title' | 'slug' | 'types'> & { icon?: string };

/** The categories of an untrusted response (SH-CALL-003). Items without a title or an address are dropped. */
export function categoriesOf(body: unknown): MenuCategory[] {
  return listOf((body as { data?: unknown } | null)?.data, isNamed).map((category) => {
    const { title, slug, icon, types, subcategories } = category as Partial<Category> & Subcategory;
    const told = listOf(types, isTitled).map(typeFrom);
    const flat = listOf(subcategories, isNamed).map(placeFrom);
    return {
      title,
      slug,
      ...(typeof icon === 'string' && icon !== '' ? { icon } : {}),
      // Without types, the subcategories get one type with the category's title.
      types: told.length > 0 || flat.length === 0 ? told : [{ id: 0, title, subcategories: flat }],
    };
  });
}

const typeFrom = ({ id, title, subcategories }: CategoryType): CategoryType => ({
  id,
  title,
  subcategories: listOf(subcategories, isNamed).map(placeFrom),
});

const placeFrom = ({ id, title, slug }: Subcategory): Subcategory => ({ id, title, slug });

function listOf<T>(value: unknown, accept: (item: unknown) => item is T): T[] {
  return Array.isArray(value) ? value.filter(accept) : [];
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isTitled = (value: unknown): value is CategoryType => isText((value as CategoryType | null)?.title);
const isNamed = (value: unknown): value is Subcategory => isTitled(value) && isText((value as { slug?: unknown }).slug);
