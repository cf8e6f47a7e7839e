import type { SidebarEntry } from './slice';

/** Places of the account pages in the profile sidebar, and the fragments of their links (SHR-SCR-002). */
export const ACCOUNT_PAGES = {
  '/Dashboard': { place: 1, fragment: 'Dashboard' },
  '/profile': { place: 2 },
  '/coins-history': { place: 3, fragment: 'coins' },
  '/notifications': { place: 4, fragment: 'notifications' },
  '/addresses': { place: 5, fragment: 'addresses' },
  '/recent-viewed-product': { place: 6 },
  '/my-orders': { place: 7 },
  '/wishlist': { place: 8 },
  '/security': { place: 9, fragment: 'security' },
} as const satisfies Record<string, SidebarEntry>;

/** Pages without an entry, by their first segment: the account page from which shoppers come to them. */
export const BELOW_ACCOUNT_PAGES: Readonly<Record<string, keyof typeof ACCOUNT_PAGES>> = {
  'order-details': '/my-orders',
  'view-tracking': '/my-orders',
  'review-product': '/my-orders',
  password: '/security',
};
