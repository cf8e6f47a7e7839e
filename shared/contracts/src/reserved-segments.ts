/** The first path segments of the required routes, built or not. */
export const SPECIFIED_SEGMENTS = [
  'kids-home', 'about', 'google_signup', 'twitter_signup', 'apple_signup', 'account', 'password', 'verify-phone',
  'register-verify-email', 'shop', 'search', 'wishlist', 'cart', 'checkout', 'shipping', 'payment', 'payment-error',
  'payment-success', 'become-a-vendor', 'kycverification', 'track-order', 'profile', 'addresses', 'dashboard',
  'notifications', 'recent-viewed-product', 'my-orders', 'coins-history', 'security', 'order-details',
  'view-tracking', 'review-product', 'store-detail', 'store-detail-info', 'vendor-store', 'deals', 'flash-deals',
  'hot-deals', 'coupon', 'compare', 'faqs', 'editorial', 'coming-soon', 'contact-us', 'our-press', 'blog-list',
  'shop-by-brand', 'notfound', 'invoice',
]; // oxfmt-ignore
/** Segments that the shell's server answers itself; no slice can claim them. */
export const INFRASTRUCTURE_SEGMENTS: readonly string[] = [
  'api',
  'assets',
  'slices',
  'pictures',
  'health',
  'ready',
  'metrics',
  'shop-data',
  'newsletter',
  'browser-reports',
  'policy-violations',
  'docs',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'favicon.ico',
  'manifest.webmanifest',
  'offline.html',
  'offline-worker.js',
];
/** Literals of the API's paths in the place of a product slug. */
const API_LITERALS = ['recent', 'review', 'trending', 'me', 'vendors', 'all', 'suggestions', 'facets', 'compare'];

/**
 * First path segments that never belong to a product. What slices claim beyond them is not in this list: otherwise a
 * new slice would change the contents of each slice that contains it.
 */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...SPECIFIED_SEGMENTS,
  ...INFRASTRUCTURE_SEGMENTS,
  ...API_LITERALS,
]);

/** True for a slug that never belongs to a product, in any letter case. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SEGMENTS.has(slug.toLowerCase());
}
