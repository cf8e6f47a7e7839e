/** Visible strings of /kids-home (spec 2 §2). They load with its code. */
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
