/** Where the products of a heading come from: a shelf of the shop, or what a search finds. */
export type KidsSource = { shelf: string } | { search: string };

export interface KidsHeading {
  id: string;
  title: string;
  source: KidsSource;
}

/** Subcategories in the menu of /kids-home; those that the shop does not have are left out. */
export const KIDS_SHELVES: readonly string[] = [
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

/** The tab that is open at first: what sells best on all these shelves. */
export const HOT_TRENDING = { id: 'hot-trending', title: 'Hot Trending' };

/** The other search-trending tabs (spec 2 §2), verbatim. */
export const TRENDING_TABS: readonly KidsHeading[] = [
  { id: 'baby-hygiene', title: 'Baby Hygiene', source: { shelf: 'baby-hygiene' } },
  { id: 'baby-sleeping', title: 'Baby Sleeping', source: { shelf: 'baby-sleeping' } },
  { id: 'baby-out', title: 'Baby Ou', source: { search: 'baby travel' } },
  { id: 'apparels', title: 'Apparels', source: { shelf: 'girls-clothing' } },
  { id: 'eat-drink', title: 'Eat & Drink', source: { shelf: 'baby-feeding' } },
  { id: 'toys', title: 'Toys', source: { shelf: 'toys' } },
  { id: 'home-wares', title: 'Home Wares', source: { shelf: 'bedding' } },
];

/** The blocks of products (spec 2 §2), verbatim. */
export const KIDS_BLOCKS: readonly KidsHeading[] = [
  { id: 'eat-and-drink', title: 'Eat Drink for & Baby', source: { shelf: 'baby-feeding' } },
  { id: 'apparels-for-baby', title: 'Apparels for Baby', source: { shelf: 'baby-clothing' } },
  { id: 'out-and-about', title: 'Baby Out', source: { search: 'baby travel' } },
  { id: 'pregnancy', title: 'Pregnancy & Maternity', source: { search: 'newborn' } },
];
