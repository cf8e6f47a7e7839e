/** Visible strings of the shell. */
const SLICE_TITLES: Record<string, string> = {
  'mfe-catalog': 'Catalog',
  'mfe-cart-checkout': 'Cart and checkout',
  'mfe-account': 'Account',
  'mfe-orders': 'Orders',
};

const sliceTitle = (slice: string) => SLICE_TITLES[slice] ?? slice;

export const messages = {
  account: 'Account',
  addressOfSearch: 'Search products',
  cart: 'Cart',
  currency: 'Currency',
  english: 'English',
  greeting: 'Welcome,',
  home: 'home',
  loadingPage: 'Loading the page',
  mainNavigation: 'Main',
  myOrders: 'My orders',
  notFound: 'ohh! page not found',
  notFoundDetail: 'The address may be mistyped, or the page has moved.',
  backHome: 'Back to the home page',
  search: 'Search',
  searchPlaceholder: 'Search for products, brands and stores',
  shop: 'Shop',
  signOut: 'Sign out',
  skipToContent: 'Skip to content',
  sliceDown: (slice: string) => `${sliceTitle(slice)} is not available right now`,
  sliceDownDetail: 'The rest of the shop works. Your cart and everything you typed elsewhere are safe.',
  widgetLoading: 'Loading',
  frameDown: 'This page failed',
  frameDownDetail: 'Your cart and your session are safe.',
  /** Why a request got no answer that can be used: the second line of its message. */
  failures: {
    offline: 'You are offline. Check your connection and try again.',
    unreachable: 'The shop cannot be reached at the moment. Please try again.',
    timeout: 'The answer took too long. Please try again.',
    unreadable: 'The answer cannot be read. Please try again in a moment.',
  },
  widgetDown: (slice: string) => `${sliceTitle(slice)} is not available right now`,
  retry: 'Retry',
  wishlist: 'Wishlist',
  chargedInNaira: (rate: string) => `Prices in dollars are for orientation (₦${rate} to $1). You are charged in naira.`,
  footerPromises:
    'Free delivery for orders over ₦10k · 7 days return if goods have problems · Secure payment · 24/7 support',
  outlineOf: (slice: string, version: string) => `${slice} ${version}`,
} as const;
