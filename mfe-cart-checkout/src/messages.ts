import { coinText } from '@nkm/contracts/coin-text';

/** Visible strings that several parts of this slice show. Strings fixed by requirements stay verbatim. */
export const messages = {
  home: 'Home',
  retry: 'Retry',
  soldBy: (store: string) => `Sold by ${store}`,

  cartUnavailable: 'Your cart could not be loaded. Check your connection and try again.',
  maximumQuantity: 'Maximum quantity reached for this product',

  cart: 'Cart',
  dialogLoading: 'Loading…',
  dialogFailed: 'This part of the page did not load. Check your connection.',
  cartLoading: 'Loading your cart',
  goShopping: 'Go Shopping',
  signIn: 'Sign in to see what you saved',
  seeDeals: 'See the hot deals',
  findCoupon: 'Find a coupon',
  seeWishlist: 'See your wishlist',
  showMore: 'Show more...',
  showLess: 'Show less',

  shipping: 'Shipping',
  stationMap: 'Show on a map',

  coinsCost: (price: number, available: number) =>
    `This order costs ${coinText(price)}. You have ${coinText(available)}.`,
  coinsLoading: 'We are calculating the price of this order in NKM coins.',
  verifyEmail: 'Verify your email address to order',
  verifyEmailDetail: 'Your cart and choices are saved. You return here after verification.',
  verifyEmailNow: 'Verify email',
} as const;
