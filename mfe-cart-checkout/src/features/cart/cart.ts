/** The rules of the cart, as pure functions: each returns a new cart and does no I/O. `src/service` stores the cart. */
import {
  type AddToCartResult,
  type CartItem,
  type CartLineKey,
  type CartProduct,
  type Kobo,
  sumKobo,
} from '@nkm/contracts';
import { isLineOf, keyOf, stockOf, UNSAVED_LINE, worthOf } from '../../cart-line/line';

/** Lines in the order they were added, with one line per product and variant. */
export type Cart = readonly CartItem[];

export const EMPTY_CART: Cart = [];

export function lineOf(cart: Cart, key: CartLineKey): CartItem | undefined {
  return cart.find((line) => isLineOf(line, key));
}

/**
 * Adds a product, with the quantity capped at the stock. For a product that is already in the cart or sold out, it
 * returns the same cart and no `line`.
 */
export function addToCart(
  cart: Cart,
  product: CartProduct,
  quantity: number,
): { cart: Cart; outcome: AddToCartResult['outcome']; line?: CartItem } {
  const stock = stockOf(product);
  if (lineOf(cart, keyOf(product))) return { cart, outcome: 'already-in-cart' };
  if (stock === 0) return { cart, outcome: 'refused' };
  const line: CartItem = { id: UNSAVED_LINE, product, quantity: withinStock(quantity, stock), vendor: product.vendor };
  return { cart: [...cart, line], outcome: quantity > stock ? 'capped' : 'added', line };
}

export function removeLine(cart: Cart, key: CartLineKey): Cart {
  return cart.filter((line) => !isLineOf(line, key));
}

/** Replaces the line of the same product and variant. Changes nothing when the cart has no such line. */
export function replaceLine(cart: Cart, line: CartItem): Cart {
  return cart.map((other) => (isLineOf(other, keyOf(line.product)) ? line : other));
}

/** Sets a quantity between 1 and the stock; `capped` reports a request above the stock. */
export function changeQuantity(
  cart: Cart,
  key: CartLineKey,
  wanted: number,
): { cart: Cart; line?: CartItem; capped: boolean } {
  const line = lineOf(cart, key);
  if (!line) return { cart, capped: false };
  const stock = stockOf(line.product);
  const changed = { ...line, quantity: withinStock(wanted, stock) };
  return { cart: replaceLine(cart, changed), line: changed, capped: wanted > stock };
}

/**
 * Removes sold-out lines and reduces quantities to the stock. The caller must store the changes in `soldOut` and
 * `corrected`.
 */
export function fitToStock(cart: Cart): { cart: Cart; soldOut: CartItem[]; corrected: CartItem[] } {
  const soldOut = cart.filter(({ product }) => stockOf(product) === 0);
  const buyable = cart.filter(({ product }) => stockOf(product) > 0);
  const corrected = buyable
    .filter(({ product, quantity }) => quantity !== withinStock(quantity, stockOf(product)))
    .map((line) => ({ ...line, quantity: withinStock(line.quantity, stockOf(line.product)) }));
  return { cart: corrected.reduce(replaceLine, buyable), soldOut, corrected };
}

/**
 * Merges two carts. A line in both keeps the larger quantity, which makes the merge idempotent. Ids, prices and order
 * come from `kept`.
 */
export function mergeCarts(kept: Cart, arriving: Cart): Cart {
  const raised = kept.map((line) => {
    const twin = lineOf(arriving, keyOf(line.product));
    return twin && twin.quantity > line.quantity ? { ...line, quantity: twin.quantity } : line;
  });
  return [...raised, ...arriving.filter(({ product }) => !lineOf(kept, keyOf(product)))];
}

/** Updates price, stock and title of the lines from `fresh`. Other lines stay unchanged. */
export function withFreshProducts(cart: Cart, fresh: readonly CartProduct[]): Cart {
  return fresh.reduce((current, product) => {
    const line = lineOf(current, keyOf(product));
    return line ? replaceLine(current, { ...line, product, vendor: product.vendor }) : current;
  }, cart);
}

/** Total of all lines in kobo, without fees. */
export function subtotal(cart: Cart): Kobo {
  return sumKobo(cart.map(worthOf));
}

function withinStock(wanted: number, stock: number): number {
  return Math.max(1, Math.min(Math.trunc(wanted), stock));
}
