import type { RouteAccess, SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';

type Screen = SliceRoute<Platform, null>['screen'];

/** The content of these pages is the shopper's own: the server sends the frame, and search engines stay out. */
function ownPage(id: string, title: string, access: RouteAccess, screen: Screen): SliceRoute<Platform> {
  const head = () => ({ robots: 'noindex' }) as const;
  return defineRoute<null>({ id, path: `/${id}`, title, access, frame: 'full', public: false, head, screen });
}

export const routes: SliceRoute<Platform>[] = [
  ownPage('cart', 'Cart', 'open', () => import(/* webpackChunkName: "cart" */ '../routes/cart')),
  ownPage('wishlist', 'Wishlist', 'open', () => import(/* webpackChunkName: "wishlist" */ '../routes/wishlist')),
];
