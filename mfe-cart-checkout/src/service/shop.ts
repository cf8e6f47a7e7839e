import type { CartItem } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { storedCoupon } from '../features/checkout/stored-draft';
import type { Repository, ShopperLists } from './repository';

export type CartPlatform = Pick<Platform, 'bus' | 'api' | 'storage' | 'toast' | 'toastError'>;

/** The displayed lists and the repository that stores them. The commands work on these. */
export interface Shop {
  readonly platform: CartPlatform;
  readonly lists: ShopperLists;
  /** Publishes the lists; omitted fields stay unchanged. */
  show(change: Partial<ShopperLists>, status?: 'loading' | 'ready' | 'failed'): void;
  /**
   * Shows `change` at once and stores it. On failure, reverts the change and shows the error.
   * @returns the failure, or null
   */
  attempt(change: Partial<ShopperLists>, keep: (repository: Repository) => Promise<void>): Promise<Error | null>;
  repository: Repository;
}

export function createShop(platform: CartPlatform, repository: Repository, onKept: () => void): Shop {
  const { bus } = platform;
  let lists: ShopperLists = { cart: [], wishlist: [] };

  const shop: Shop = {
    platform,
    repository,
    get lists() {
      return lists;
    },
    show(change, status = 'ready') {
      lists = { ...lists, ...change };
      const { cart, wishlist } = lists;
      const state = status === 'ready' ? status : 'loading';
      const couponCode = storedCoupon(platform.storage);
      bus.publish('cart', {
        status: state,
        lines: cart as CartItem[],
        count: cart.length,
        failed: status === 'failed',
        ...(couponCode !== null && { couponCode }),
      });
      const productIds = wishlist.map(({ id }) => id);
      bus.publish('wishlist', { status: state, productIds, count: productIds.length, products: [...wishlist] });
    },
    async attempt(change, keep) {
      const before = lists;
      shop.show(change);
      try {
        await keep(shop.repository);
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
