import type { Page } from '@playwright/test';
import { followFooterLink } from '../shopper/follow-footer-link';

/** One page of each slice, and the ways to it and from it, as a shopper with a phone goes. */
export interface SlicePage {
  slice: string;
  /** Name of the slice in its panel. */
  title: string;
  path: string;
  route: string;
  heading: string;
  /** Follows a link of the frame to it, within the same document. */
  follow(page: Page): Promise<void>;
  /** It stands without header and footer: nothing leads away within the document. */
  bare?: true;
  /** A link in the footer, and the heading of the page that it leads to. */
  elsewhere: { link: string; heading: string };
}

/** Here sign-in opens in the same tab. */
export const PHONE = { width: 390, height: 844 };

const toShop = { link: 'All products', heading: 'Shop' };

export const SLICE_PAGES: SlicePage[] = [
  {
    slice: 'mfe-catalog',
    title: 'Catalog',
    path: '/shop',
    route: 'shop',
    heading: 'Shop',
    follow: (page) => followFooterLink(page, 'All products'),
    elsewhere: { link: 'Wishlist', heading: 'Wishlist' },
  },
  {
    slice: 'mfe-cart-checkout',
    title: 'Cart and checkout',
    path: '/cart',
    route: 'cart',
    heading: 'Cart',
    follow: (page) => followFooterLink(page, 'Cart'),
    elsewhere: toShop,
  },
  {
    slice: 'mfe-account',
    title: 'Account',
    path: '/account',
    route: 'account',
    heading: 'Sign in',
    bare: true,
    // In the same tab, as on phones.
    follow: (page) => page.getByRole('banner').getByRole('link', { name: 'Account' }).click(),
    elsewhere: toShop,
  },
  {
    slice: 'mfe-orders',
    title: 'Orders',
    path: '/my-orders',
    route: 'my-orders',
    heading: 'Your Recent Orders',
    follow: (page) => followFooterLink(page, 'My orders'),
    elsewhere: toShop,
  },
];
