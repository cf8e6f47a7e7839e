/** Every address that this slice links to. */
export const paths = {
  home: () => '/',
  shop: () => '/shop',
  subcategory: (slug: string) => `/shop/${encodeURIComponent(slug)}`,
  search: (query: string, category?: string) =>
    `/search/${encodeURIComponent(query)}${category === undefined ? '' : `?category=${category}`}`,
  product: (slug: string) => `/${encodeURIComponent(slug)}`,
  variant: (slug: string, variantId: number) => `${paths.product(slug)}?variant=${variantId}`,
  editorial: (slug: string) => `/editorial/${encodeURIComponent(slug)}`,
  cart: () => '/cart',
};
