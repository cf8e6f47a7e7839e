import type { CartItem, CartProduct } from '@nkm/contracts';
import type { Cart } from '../features/cart/cart';
import type { Wishlist } from '../features/wishlist/wishlist';

export interface ShopperLists {
  cart: Cart;
  wishlist: Wishlist;
}

/**
 * Storage of cart and wishlist: this browser for guests, the server for signed-in shoppers (CART-RULE-002). Each call
 * stores one change and rejects on failure. Calls can be repeated safely.
 */
export interface Repository {
  load(): Promise<ShopperLists>;
  /** Returns the stored line with its id. */
  addLine(line: CartItem): Promise<CartItem>;
  /** Returns the stored line; the server reduces the quantity when it has less stock. */
  changeQuantity(line: CartItem): Promise<CartItem>;
  removeLine(line: CartItem): Promise<void>;
  clearCart(): Promise<void>;
  addProduct(product: CartProduct): Promise<void>;
  removeProduct(productId: number): Promise<void>;
}
