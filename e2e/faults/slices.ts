/** One page of each slice, and how to leave it for a page of another slice. */
export interface SlicePage {
  slice: string;
  /** Name of the slice in its panel. */
  title: string;
  path: string;
  route: string;
  heading: string;
  /** A link in the footer, and the heading of the page that it leads to. */
  elsewhere: { link: string; heading: string };
}

const toShop = { link: 'All products', heading: 'Shop' };

export const SLICE_PAGES: SlicePage[] = [
  {
    slice: 'mfe-catalog',
    title: 'Catalog',
    path: '/shop',
    route: 'shop',
    heading: 'Shop',
    elsewhere: { link: 'Wishlist', heading: 'Wishlist' },
  },
  {
    slice: 'mfe-cart-checkout',
    title: 'Cart and checkout',
    path: '/cart',
    route: 'cart',
    heading: 'Cart',
    elsewhere: toShop,
  },
  {
    slice: 'mfe-account',
    title: 'Account',
    path: '/account',
    route: 'account',
    heading: 'Sign in',
    elsewhere: toShop,
  },
  {
    slice: 'mfe-orders',
    title: 'Orders',
    path: '/my-orders',
    route: 'my-orders',
    heading: 'Your Recent Orders',
    elsewhere: toShop,
  },
];
