import type { CartItem, CartProduct } from '@nkm/contracts';
import { STORAGE_KEYS } from '@nkm/platform';
import { type Answers, createTestPlatform, renderRoute } from '@nkm/testing';
import { act } from '@testing-library/react';
import { routes } from '../src/expose/routes';
import { keyOf, keyText } from '../src/cart-line/line';
import { startCartService } from '../src/service/start-cart-service';
import { settled } from './start-shopping';

/** The page is open on a screen with one column, or with two. */
function aScreen(size: 'narrow' | 'wide'): void {
  const matches = size === 'wide';
  window.matchMedia = () => Object.assign(new EventTarget(), { matches }) as unknown as MediaQueryList;
}

interface Visit {
  /** The guest's lists in this browser. */
  cart?: CartItem[];
  wishlist?: CartProduct[];
  /** All lines of the cart are selected. */
  selected?: boolean;
  /** Of the screen; one column by default. */
  screen?: 'narrow' | 'wide';
  answers?: Answers;
  /** Level of the API; 0: only the documented calls. */
  api?: number;
  /** The code of the cart service does not arrive, until the test starts the service. */
  withoutService?: boolean;
  /** Runs before the cart service starts. */
  prepare?: (platform: ReturnType<typeof createTestPlatform>) => void;
}

/** Opens a page of this slice with the real cart service. */
export async function visit(
  at: string,
  { cart = [], wishlist = [], selected, screen = 'narrow', answers, api = 0, withoutService, prepare }: Visit = {},
) {
  const { pathname } = new URL(at, 'http://shop.test');
  const route = routes.find(({ path }) => path === pathname);
  if (!route) throw new Error(`No page at ${at}`);
  aScreen(screen);
  const platform = createTestPlatform('mfe-cart-checkout', answers, { api });
  platform.storage.write(STORAGE_KEYS.cart, cart);
  platform.storage.write(STORAGE_KEYS.wishlist, wishlist);
  if (selected)
    platform.storage.write(
      STORAGE_KEYS.selectedProducts,
      cart.map(({ product }) => keyText(keyOf(product))),
    );
  prepare?.(platform);
  if (!withoutService) startCartService(platform);
  const page = await renderRoute(route, { platform, at });
  await act(settled);
  if (!('router' in page)) throw new Error(`${at} showed no page`);
  return {
    ...page,
    platform,
    path: () => page.router.state.location.pathname,
    toasted: () => platform.toasts.map(({ tone, message }) => `${tone}: ${message}`),
    called: () => platform.calls.map(({ call }) => call),
  };
}
