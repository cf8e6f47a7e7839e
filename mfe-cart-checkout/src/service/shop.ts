import type { CartItem } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { Shelf, ShopperLists } from './shelf';

export type CartPlatform = Pick<Platform, 'bus' | 'api' | 'storage' | 'toast' | 'toastError'>;

/** What is shown of the shopper's lists, and the shelf that keeps them. The commands work on this. */
export interface Shop {
  readonly platform: CartPlatform;
  readonly lists: ShopperLists;
  /** Tells everybody the lists; fields that are not named stay. */
  show(change: Partial<ShopperLists>, status?: 'loading' | 'ready' | 'failed'): void;
  /**
   * Shows `change` at once and keeps it; when keeping fails, shows again what was there before and says so.
   * @returns the failure, or null
   */
  attempt(change: Partial<ShopperLists>, keep: (shelf: Shelf) => Promise<void>): Promise<Error | null>;
  shelf: Shelf;
}

export function createShop(platform: CartPlatform, shelf: Shelf, onKept: () => void): Shop {
  const { bus } = platform;
  let lists: ShopperLists = { cart: [], wishlist: [] };

  const shop: Shop = {
    platform,
    shelf,
    get lists() {
      return lists;
    },
    show(change, status = 'ready') {
      lists = { ...lists, ...change };
      const { cart, wishlist } = lists;
      const state = status === 'ready' ? status : 'loading';
      bus.publish('cart', {
        status: state,
        lines: cart as CartItem[],
        count: cart.length,
        failed: status === 'failed',
      });
      const productIds = wishlist.map(({ id }) => id);
      bus.publish('wishlist', { status: state, productIds, count: productIds.length, products: [...wishlist] });
    },
    async attempt(change, keep) {
      const before = lists;
      shop.show(change);
      try {
        await keep(shop.shelf);
        onKept();
        return null;
      } catch (error) {
        shop.show(before);
        platform.toastError(error);
        return error instanceof Error ? error : new Error(String(error));
      }
    },
  };
  return shop;
}
