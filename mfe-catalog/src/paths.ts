/** Every address that this slice links to. */
export const paths = {
  home: () => '/',
  shop: () => '/shop',
  subcategory: (slug: string) => `/shop/${encodeURIComponent(slug)}`,
  search: (query: string) => `/search/${encodeURIComponent(query)}`,
  product: (slug: string) => `/${encodeURIComponent(slug)}`,
  variant: (slug: string, variantId: number) => `${paths.product(slug)}?variant=${variantId}`,
  cart: () => '/cart',
};
