/** Visible strings of /kids-home, loaded with its code. Strings fixed by requirements stay verbatim. */
export const messages = {
  heading: (brand: string) => `${brand} for kids`,
  description: 'Clothes, toys, food and everything else for babies and children, from stores all over Nigeria.',
  menu: 'Categories for kids',
  banners: 'Offers for kids',
  trending: 'Search Trending',
  updated: 'Updated at 9:00AM',
  bestSellers: 'Best Seller Brands',
  loading: 'Loading…',
  unavailable: 'These products cannot be shown at the moment.',
  nothing: 'No product uploaded in this category',
} as const;
