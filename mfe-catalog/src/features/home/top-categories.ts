import type { CategoryLinks } from '../../categories/get-categories';

/** Subcategories of the grid (CAT-SCR-009), which also links to the whole shop. */
const TOP = [
  'womens-clothing',
  'pc-desktops',
  'power-tools',
  'hair-treatments',
  'action',
  'bracelets',
  'playstation-5',
];

/** The top categories that the shop has, in order. */
export function topCategories(categories: readonly CategoryLinks[]): { title: string; slug: string }[] {
  const known = categories.flatMap(({ subcategories }) => subcategories);
  return TOP.flatMap((slug) => known.find((one) => one.slug === slug) ?? []);
}
