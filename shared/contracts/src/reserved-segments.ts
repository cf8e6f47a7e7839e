/**
 * First path segments that no product may take as its slug: `/{slug}` is matched last, so such a product could
 * never be reached. They are the first segments of the storefront's routes and the literals of the API's paths.
 */
const ROUTES = [
  'kids-home', 'about', 'google_signup', 'twitter_signup', 'apple_signup', 'account', 'password', 'verify-phone',
  'register-verify-email', 'shop', 'search', 'wishlist', 'cart', 'checkout', 'shipping', 'payment', 'payment-error',
  'payment-success', 'become-a-vendor', 'kycverification', 'track-order', 'profile', 'addresses', 'dashboard',
  'notifications', 'recent-viewed-product', 'my-orders', 'coins-history', 'security', 'order-details',
  'view-tracking', 'review-product', 'store-detail', 'store-detail-info', 'vendor-store', 'deals', 'flash-deals',
  'hot-deals', 'coupon', 'compare', 'faqs', 'editorial', 'coming-soon', 'contact-us', 'our-press', 'blog-list',
  'shop-by-brand', 'notfound', 'invoice',
]; // prettier-ignore
/** What the shell's server answers itself: no slice may claim it. */
export const INFRASTRUCTURE_SEGMENTS: readonly string[] = [
  'api',
  'assets',
  'slices',
  'pictures',
  'health',
  'ready',
  'shop-data',
  'newsletter',
  'docs',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'favicon.ico',
  'manifest.webmanifest',
];
const API_LITERALS = ['recent', 'review', 'trending', 'me', 'vendors', 'all', 'suggestions', 'facets', 'compare'];

export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([...ROUTES, ...INFRASTRUCTURE_SEGMENTS, ...API_LITERALS]);

/** True when a product slug would collide with a route or an API path; compares without regard to case. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SEGMENTS.has(slug.toLowerCase());
}
