import type { CartItem, CartProduct } from '@nkm/contracts';
import type { Cart } from '../features/cart/cart';
import type { Wishlist } from '../features/wishlist/wishlist';

export interface ShopperLists {
  cart: Cart;
  wishlist: Wishlist;
}

/**
 * Where cart and wishlist are kept: in this browser for guests, on the server for signed-in shoppers (spec 2 §4).
 * Each call keeps one change and rejects when it could not be kept. Repeating a call does no harm.
 */
export interface Shelf {
  load(): Promise<ShopperLists>;
  /** Gives the line as it is kept, with its id. */
  addLine(line: CartItem): Promise<CartItem>;
  /** Gives the line as it is kept: a server that knows of less stock keeps less. */
  changeQuantity(line: CartItem): Promise<CartItem>;
  removeLine(line: CartItem): Promise<void>;
  clearCart(): Promise<void>;
  addProduct(product: CartProduct): Promise<void>;
  removeProduct(productId: number): Promise<void>;
}
