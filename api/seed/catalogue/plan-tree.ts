import { CATEGORIES } from '../subcategories';
import type { SubcategorySeed } from '../subcategories/subcategory';
import { emblem } from './plan-pictures';
import type { PictureSeed } from './model';

export interface SubcategoryPlace {
  subcategory: SubcategorySeed;
  categoryId: number;
  categorySlug: string;
  subcategoryId: number;
}

export interface CategoryTree {
  categories: { id: number; position: number; name: string; title: string; slug: string; icon: PictureSeed }[];
  types: { id: number; category_id: number; position: number; title: string }[];
  subcategories: { id: number; category_id: number; type_id: number; position: number; title: string; slug: string }[];
  places: SubcategoryPlace[];
}

/** Numbers the categories, types and subcategories in source order. */
export function planTree(): CategoryTree {
  const tree: CategoryTree = { categories: [], types: [], subcategories: [], places: [] };
  CATEGORIES.forEach((category, index) => {
    const categoryId = index + 1;
    const icon = emblem(`category-${category.slug}`, category.icon, index * 5);
    const { name, title, slug } = category;
    tree.categories.push({ id: categoryId, position: index, name, title, slug, icon });
    category.types.forEach((type, typeIndex) => {
      const typeId = tree.types.length + 1;
      tree.types.push({ id: typeId, category_id: categoryId, position: typeIndex, title: type.title });
      type.subcategories.forEach((subcategory, subcategoryIndex) => {
        const id = tree.subcategories.length + 1;
        const { title: subcategoryTitle, slug: subcategorySlug } = subcategory;
        tree.subcategories.push({
          id,
          category_id: categoryId,
          type_id: typeId,
          position: subcategoryIndex,
          title: subcategoryTitle,
          slug: subcategorySlug,
        });
        tree.places.push({ subcategory, categoryId, categorySlug: category.slug, subcategoryId: id });
      });
    });
  });
  return tree;
}
