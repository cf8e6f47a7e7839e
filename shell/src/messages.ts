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
  closePromotion: 'Close this offer',
  codeCopied: (code: string) => `Code ${code} copied`,
  codeToNote: (code: string) => `Please note the code: ${code}`,
  copyCode: (code: string) => `Copy code ${code}`,
  currency: 'Currency',
  dismiss: 'Dismiss',
  everywhere: 'All',
  greeting: 'Welcome,',
  home: 'home',
  lookFor: 'Look for something else',
  loadingPage: 'Loading the page',
  mainNavigation: 'Main',
  menu: 'Menu',
  notFound: 'ohh! page not found',
  notFoundDetail: 'The address may be mistyped, or the page has moved.',
  backHome: 'Back to the home page',
  partDown: 'This part of the page could not be loaded',
  partLoading: 'Loading…',
  promotion: 'Offer',
  search: 'Search',
  searchIn: 'Search in',
  searchPlaceholder: 'Search for products, brands and stores',
  sellOn: (brand: string) => `Sell on ${brand}`,
  shop: 'Shop',
  signOut: 'Sign out',
  skipToContent: 'Skip to content',
  sliceDown: (slice: string) => `${sliceTitle(slice)} is not available right now`,
  sliceDownDetail: 'The rest of the shop works. Your cart and everything you typed elsewhere are safe.',
  frameDown: 'This page failed. Your cart is safe.',
  /** Why a request got no answer that can be used: the second line of its message. */
  failures: {
    offline: 'You are offline.',
    unreachable: 'The shop cannot be reached right now. Please try again.',
    timeout: 'The answer took too long. Please try again.',
    unreadable: 'The answer cannot be read. Please try again.',
  },
  retry: 'Retry',
  wishlist: 'Wishlist',
  chargedInNaira: (rate: string) => `Dollar prices are approximate (₦${rate} to $1). You pay in naira.`,
} as const;
