/** Pseudo-random numbers that are the same in each run. */
export function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const BRANDS = ['Samsung', 'HP', 'Oraimo', 'Sony', 'Nike', 'Aba Made', 'Zuri Lane', 'LG', 'Apple', 'Binatone'];
const SUBCATEGORIES = ['smartphones', 'womens-clothing', 'laptops', 'cookware', 'mens-watches', 'sneakers'];
const CATEGORIES = ['consumer-electronic', 'clothing-apparel', 'home-garden-kitchen', 'jewelry-watches'];
const COLORS = ['Black', 'Wine', 'Gold', 'Teal'];
const SORTS = ['latest', 'popularity', 'rating', 'price_asc', 'price_desc'];
const COMMON = [
  'premium',
  'set',
  'leather',
  'wireless',
  'women',
  'pack',
  'gold',
  'ankara',
  'smart',
  'watch',
  'phone',
  'men',
];
const MISSPELT = [
  'samsng',
  'plasytation',
  'lether',
  'refridgerator',
  'blutooth speker',
  'generetor',
  'iphnoe 13',
  'wireles mous',
];

/** Generates the addresses of one group of requests; each one is different. */
export type Group = (draw: (below: number) => number) => string;

const pick = <T>(draw: (below: number) => number, of: readonly T[]) => of[draw(of.length)]!;

const filters: Group = (draw) => {
  const chosen = [
    `brand=${encodeURIComponent(pick(draw, BRANDS))}`,
    `category=${pick(draw, CATEGORIES)}`,
    `price_max=${(1 + draw(40)) * 5000}`,
    `rating=${2 + draw(3)}`,
    `color=${pick(draw, COLORS)}`,
    'in_stock=1',
    'condition=Used',
  ];
  const one = pick(draw, chosen);
  const other = pick(draw, chosen);
  return one === other ? one : `${one}&${other}`;
};

/** @param pages pages of twenty that the whole list has */
export function groups(pages: number): Record<string, Group> {
  return {
    'list, any page': (draw) => `/products?page=${1 + draw(pages)}&sort=${pick(draw, SORTS)}`,
    'subcategory, any page': (draw) =>
      `/subcategories/${pick(draw, SUBCATEGORIES)}?page=${1 + draw(Math.ceil(pages / 100))}`,
    'list, filtered': (draw) => `/products?${filters(draw)}&page=${1 + draw(5)}&sort=${pick(draw, SORTS)}`,
    'facets of the shop': (draw) => `/products?facets=1&page=${1 + draw(20)}`,
    'facets, filtered': (draw) => `/products?facets=1&${filters(draw)}`,
    'facets of a category': (draw) =>
      `/subcategories/${pick(draw, [...SUBCATEGORIES, ...CATEGORIES])}?facets=1&${filters(draw)}`,
    'search, common word': (draw) => `/products/search?q=${pick(draw, COMMON)}&page=${1 + draw(5)}`,
    'search, two words': (draw) => `/products/search?q=${pick(draw, COMMON)}%20${pick(draw, COMMON)}`,
    'search with facets': (draw) => `/products/search?facets=1&q=${pick(draw, COMMON)}`,
    'search, rare word': (draw) => `/products/search?q=${pick(draw, ['quetzal', `m${draw(90001)}`])}`,
    'search, misspelt': (draw) => `/products/search?q=${encodeURIComponent(pick(draw, MISSPELT))}`,
    'search, nothing': (draw) => `/products/search?q=zzqx${draw(100000)}`,
    suggestions: (draw) => `/products/suggestions?q=${pick(draw, COMMON).slice(0, 2 + draw(4))}`,
    product: (draw) => `/products/${1 + draw(pages * 20)}`,
  };
}
