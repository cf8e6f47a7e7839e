import type { Page } from '@playwright/test';
import { followFooterLink } from '../shopper/follow-footer-link';

/** One page of each slice, with links to it and from it for a shopper on a phone. */
export interface SlicePage {
  slice: string;
  /** Name of the slice in its error panel. */
  title: string;
  path: string;
  route: string;
  heading: string;
  /** Follows a link of the frame to the page, within the same document. */
  follow(page: Page): Promise<void>;
  /** The page has no header and footer, so no link leads away within the document. */
  bare?: true;
  /** A link in the footer, and the heading of the page that it leads to. */
  elsewhere: { link: string; heading: string };
}

/** At this size, sign-in opens in the same tab. */
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
    // Opens in the same tab, as on phones.
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
