/** Source of a heading's products: a subcategory or a search. */
export type KidsSource = { category: string } | { search: string };

export interface KidsHeading {
  id: string;
  title: string;
  source: KidsSource;
}

/** Subcategories in the menu of /kids-home; the menu omits those that the shop lacks. */
export const KIDS_CATEGORIES: readonly string[] = [
  'baby-clothing',
  'girls-clothing',
  'boys-clothing',
  'kids-shoes',
  'school-bags',
  'baby-feeding',
  'baby-hygiene',
  'baby-sleeping',
  'toys',
  'kids-watches',
];

/** The initially open tab: the best sellers of all these subcategories. */
export const HOT_TRENDING = { id: 'hot-trending', title: 'Hot Trending' };

/** The other search-trending tabs (CAT-SCR-083), verbatim. */
export const TRENDING_TABS: readonly KidsHeading[] = [
  { id: 'baby-hygiene', title: 'Baby Hygiene', source: { category: 'baby-hygiene' } },
  { id: 'baby-sleeping', title: 'Baby Sleeping', source: { category: 'baby-sleeping' } },
  { id: 'baby-out', title: 'Baby Ou', source: { search: 'baby travel' } },
  { id: 'apparels', title: 'Apparels', source: { category: 'girls-clothing' } },
  { id: 'eat-drink', title: 'Eat & Drink', source: { category: 'baby-feeding' } },
  { id: 'toys', title: 'Toys', source: { category: 'toys' } },
  { id: 'home-wares', title: 'Home Wares', source: { category: 'bedding' } },
];

/** The product blocks (CAT-SCR-084), verbatim. */
export const KIDS_BLOCKS: readonly KidsHeading[] = [
  { id: 'eat-and-drink', title: 'Eat Drink for & Baby', source: { category: 'baby-feeding' } },
  { id: 'apparels-for-baby', title: 'Apparels for Baby', source: { category: 'baby-clothing' } },
  { id: 'out-and-about', title: 'Baby Out', source: { search: 'baby travel' } },
  { id: 'pregnancy', title: 'Pregnancy & Maternity', source: { search: 'newborn' } },
];
