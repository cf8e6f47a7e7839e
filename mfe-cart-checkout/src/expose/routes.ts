import {
  ACCOUNT_PAGES,
  type CheckoutOptions,
  type RouteAccess,
  type RouteFrame,
  type SliceRoute,
} from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import type { Data as CouponData } from '../routes/coupon/data';
import type { Data as OfferData } from '../routes/pay-another-way/data';

type Rest<Data> = Pick<
  SliceRoute<Platform, Data>,
  'screen' | 'load' | 'purchase' | 'secretQuery' | 'sidebar' | 'focus'
> & {
  frame?: RouteFrame;
};

/** The content of these pages is the shopper's own: the server sends the frame, and search engines stay out. */
function ownPage<Data>(id: string, title: string, access: RouteAccess, rest: Rest<Data>): SliceRoute<Platform> {
  const head = () => ({ robots: 'noindex' }) as const;
  return defineRoute<Data>({ id, path: `/${id}`, title, access, frame: 'full', public: false, head, ...rest });
}

const steps = ['Delivery', 'Payment', 'Done'];

export const routes: SliceRoute<Platform>[] = [
  defineRoute<CouponData>({
    id: 'coupon',
    path: '/coupon',
    title: 'Coupons',
    access: 'open',
    frame: 'full',
    public: true,
    query: ['category', 'q', 'discount', 'get'],
    load: async (args) => (await import(/* webpackChunkName: "coupon" */ '../routes/coupon/data')).load(args),
    head: () => ({ canonical: '/coupon' }),
    screen: () => import(/* webpackChunkName: "coupon" */ '../routes/coupon/page'),
  }),
  ownPage('cart', 'Cart', 'open', {
    purchase: 'cart',
    screen: () => import(/* webpackChunkName: "cart" */ '../routes/cart/page'),
  }),
  ownPage('wishlist', 'Wishlist', 'open', {
    frame: 'account',
    sidebar: ACCOUNT_PAGES['/wishlist'],
    screen: () => import(/* webpackChunkName: "wishlist" */ '../routes/wishlist/page'),
  }),
  ownPage<CheckoutOptions>('checkout', 'Confirm Order', 'signed-in', {
    purchase: 'checkout',
    focus: { steps, step: 1 },
    load: async (args) => (await import(/* webpackChunkName: "checkout" */ '../routes/checkout/data')).load(args),
    screen: () => import(/* webpackChunkName: "checkout" */ '../routes/checkout/page'),
  }),
  ownPage<CheckoutOptions>('shipping', 'Shipping', 'signed-in', {
    purchase: 'checkout',
    focus: { steps, step: 1 },
    load: async (args) => (await import(/* webpackChunkName: "shipping" */ '../routes/checkout/data')).load(args),
    screen: () => import(/* webpackChunkName: "shipping" */ '../routes/shipping/page'),
  }),
  ownPage<CheckoutOptions>('payment', 'Payment', 'signed-in', {
    purchase: 'payment',
    focus: { steps, step: 2 },
    load: async (args) => (await import(/* webpackChunkName: "payment" */ '../routes/checkout/data')).load(args),
    screen: () => import(/* webpackChunkName: "payment" */ '../routes/payment/page'),
  }),
  ownPage('payment-success', 'Payment success', 'signed-in', {
    purchase: 'payment',
    screen: () => import(/* webpackChunkName: "payment-success" */ '../routes/payment-success/page'),
  }),
  ownPage('payment-error', 'Payment failed', 'signed-in', {
    purchase: 'payment',
    screen: () => import(/* webpackChunkName: "payment-error" */ '../routes/payment-error/page'),
  }),
  ownPage<OfferData>('pay-another-way', 'Pay another way', 'signed-in', {
    purchase: 'payment',
    focus: { steps, step: 2 },
    load: async (args) =>
      (await import(/* webpackChunkName: "pay-another-way" */ '../routes/pay-another-way/data')).load(args),
    screen: () => import(/* webpackChunkName: "pay-another-way" */ '../routes/pay-another-way/page'),
  }),
  ownPage('pay-for-someone', 'Pay for someone', 'open', {
    secretQuery: true,
    screen: () => import(/* webpackChunkName: "pay-for-someone" */ '../routes/pay-for-someone/page'),
  }),
];
