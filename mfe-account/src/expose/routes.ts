import { ACCOUNT_PAGES, type SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import { ACCOUNT_QUERY, paths } from '../paths';
import type { Data as Addresses } from '../routes/addresses/data';
import type { Data as EditedAddress } from '../routes/addresses-edit/data';
import type { Data as Notifications } from '../routes/notifications/data';
import type { Data as RecentlyViewed } from '../routes/recent-viewed-product/data';
import { titles } from '../titles';

/** A page of the shopper's account. */
const ofOneShopper = {
  access: 'signed-in',
  frame: 'account',
  public: false,
  head: () => ({ robots: 'noindex' as const }),
} as const;

/** A page to which a provider returns, with a code or token in its address. */
const landing = {
  title: titles.socialSignIn,
  access: 'open',
  frame: 'bare',
  public: false,
  secretQuery: true,
  head: () => ({ robots: 'noindex' as const }),
} as const;

/** A page that a link in an email opens, signed in or not; the link is a secret. */
const mailed = {
  access: 'open',
  frame: 'full',
  public: false,
  secretQuery: true,
  head: () => ({ robots: 'noindex' as const }),
} as const;

export const routes: SliceRoute<Platform>[] = [
  defineRoute<null>({
    id: 'account',
    path: '/account',
    title: titles.account,
    access: 'signed-out',
    frame: 'bare',
    public: true,
    query: ACCOUNT_QUERY,
    head: () => ({ canonical: '/account', robots: 'noindex' }),
    screen: () => import(/* webpackChunkName: "account" */ '../routes/account/page'),
  }),
  defineRoute<null>({
    id: 'register-verify-email',
    path: '/register-verify-email',
    title: titles.emailNotice,
    requiredStep: 'verify-email',
    access: 'open',
    frame: 'full',
    public: false,
    head: () => ({ robots: 'noindex' }),
    screen: () => import(/* webpackChunkName: "register-verify-email" */ '../routes/register-verify-email/page'),
  }),
  defineRoute<null>({
    ...ofOneShopper,
    id: 'security',
    path: '/security',
    title: titles.security,
    sidebar: ACCOUNT_PAGES['/security'],
    screen: () => import(/* webpackChunkName: "security" */ '../routes/security'),
  }),
  defineRoute<null>({
    ...ofOneShopper,
    id: 'password-change',
    path: '/password/change',
    title: titles.changePassword,
    screen: () => import(/* webpackChunkName: "password-change" */ '../routes/password-change'),
  }),
  defineRoute<null>({
    ...mailed,
    id: 'password-reset',
    path: '/password/reset',
    title: titles.resetPassword,
    screen: () => import(/* webpackChunkName: "password-reset" */ '../routes/password-reset'),
  }),
  defineRoute<Addresses>({
    ...ofOneShopper,
    id: 'addresses',
    path: '/addresses',
    title: titles.addresses,
    sidebar: ACCOUNT_PAGES['/addresses'],
    load: async (args) => (await import(/* webpackChunkName: "addresses" */ '../routes/addresses/data')).load(args),
    screen: () => import(/* webpackChunkName: "addresses" */ '../routes/addresses/page'),
  }),
  defineRoute<null>({
    ...ofOneShopper,
    id: 'addresses-add',
    path: '/addresses/add',
    title: titles.addAddress,
    screen: () => import(/* webpackChunkName: "addresses-add" */ '../routes/addresses-add'),
  }),
  defineRoute<EditedAddress>({
    ...ofOneShopper,
    id: 'addresses-edit',
    path: '/addresses/edit/:id',
    title: titles.editAddress,
    load: async (args) =>
      (await import(/* webpackChunkName: "addresses-edit" */ '../routes/addresses-edit/data')).load(args),
    screen: () => import(/* webpackChunkName: "addresses-edit" */ '../routes/addresses-edit/page'),
  }),
  defineRoute<Notifications>({
    ...ofOneShopper,
    id: 'notifications',
    path: '/notifications',
    title: titles.notifications,
    sidebar: ACCOUNT_PAGES['/notifications'],
    load: async (args) =>
      (await import(/* webpackChunkName: "notifications" */ '../routes/notifications/data')).load(args),
    screen: () => import(/* webpackChunkName: "notifications" */ '../routes/notifications/page'),
  }),
  defineRoute<RecentlyViewed>({
    ...ofOneShopper,
    id: 'recent-viewed-product',
    path: '/recent-viewed-product',
    title: titles.recentlyViewed,
    sidebar: ACCOUNT_PAGES['/recent-viewed-product'],
    load: async (args) =>
      (await import(/* webpackChunkName: "recent-viewed-product" */ '../routes/recent-viewed-product/data')).load(args),
    screen: () => import(/* webpackChunkName: "recent-viewed-product" */ '../routes/recent-viewed-product/page'),
  }),
  defineRoute<null>({
    ...ofOneShopper,
    id: 'profile',
    path: '/profile',
    title: titles.profile,
    sidebar: ACCOUNT_PAGES['/profile'],
    screen: () => import(/* webpackChunkName: "profile" */ '../routes/profile'),
  }),
  defineRoute<null>({
    ...ofOneShopper,
    id: 'confirm-email',
    path: '/profile/confirm-email',
    title: titles.confirmEmail,
    secretQuery: true,
    screen: () => import(/* webpackChunkName: "confirm-email" */ '../routes/confirm-email'),
  }),
  defineRoute<null>({
    ...mailed,
    frame: 'bare',
    id: 'verify-email',
    path: '/account/verify-email',
    title: titles.emailNotice,
    screen: () => import(/* webpackChunkName: "verify-email" */ '../routes/verify-email'),
  }),
  defineRoute<null>({
    ...mailed,
    frame: 'bare',
    id: 'undo-email',
    path: '/account/undo-email',
    title: titles.undoEmail,
    screen: () => import(/* webpackChunkName: "undo-email" */ '../routes/undo-email'),
  }),
  defineRoute<null>({
    id: 'verify-phone',
    path: '/verify-phone',
    title: titles.verifyPhone,
    requiredStep: 'verify-phone',
    access: 'signed-in',
    frame: 'full',
    public: false,
    head: () => ({ robots: 'noindex' }),
    screen: () => import(/* webpackChunkName: "verify-phone" */ '../routes/verify-phone'),
  }),
  defineRoute<null>({
    id: 'kyc-verification',
    path: '/KycVerification',
    title: titles.kyc,
    access: 'open',
    frame: 'full',
    public: false,
    head: () => ({ robots: 'noindex' }),
    screen: () => import(/* webpackChunkName: "kyc-verification" */ '../routes/kyc-verification'),
  }),
  defineRoute<null>({
    ...landing,
    id: 'google-signup',
    path: paths.googleSignup,
    screen: () => import(/* webpackChunkName: "google-signup" */ '../routes/google-signup'),
  }),
  defineRoute<null>({
    ...landing,
    id: 'twitter-signup',
    path: paths.twitterSignup,
    screen: () => import(/* webpackChunkName: "twitter-signup" */ '../routes/twitter-signup'),
  }),
  defineRoute<null>({
    ...landing,
    id: 'apple-signup',
    path: paths.appleSignup,
    screen: () => import(/* webpackChunkName: "apple-signup" */ '../routes/apple-signup'),
  }),
];
