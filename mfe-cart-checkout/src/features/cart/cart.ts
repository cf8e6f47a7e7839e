/**
 * The rules of the cart (spec 2 §2, §4, §5). Everything here is pure: a cart goes in and a new one comes out,
 * nobody's cart is changed, and neither the browser nor the server is asked. Who keeps the cart, and where, is the
 * business of `src/service`.
 */
import {
  type AddToCartResult,
  type CartItem,
  type CartLineKey,
  type CartProduct,
  type Kobo,
  sumKobo,
} from '@nkm/contracts';
import { isLineOf, keyOf, stockOf, UNSAVED_LINE, worthOf } from '../../line/line';

/** Lines in the order in which they were added; no two of the same product and variant. */
export type Cart = readonly CartItem[];

export const EMPTY_CART: Cart = [];

export function lineOf(cart: Cart, key: CartLineKey): CartItem | undefined {
  return cart.find((line) => isLineOf(line, key));
}

/**
 * Adds a product with at most what is in stock. What is in the cart already stays as it is, and what is sold out is
 * refused: then `line` is undefined and the cart is the one that came in.
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

/** Takes every variant of a product out of the cart: the wishlist lists products, not variants. */
export function removeProduct(cart: Cart, productId: number): Cart {
  return cart.filter(({ product }) => product.id !== productId);
}

/** Puts a line in the place of the one with the same product and variant; changes nothing when there is none. */
export function replaceLine(cart: Cart, line: CartItem): Cart {
  return cart.map((other) => (isLineOf(other, keyOf(line.product)) ? line : other));
}

/** At least 1, at most what is in stock; `capped` says that more was wanted than there is. */
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
 * What can really be bought: lines that are sold out leave the cart, quantities shrink to the stock. `soldOut` and
 * `corrected` name the lines for which whoever keeps the cart has to be told.
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
 * One cart out of two: a line that both have keeps the larger quantity, so that merging twice is merging once.
 * `kept` decides about ids, prices and order.
 */
export function mergeCarts(kept: Cart, arriving: Cart): Cart {
  const raised = kept.map((line) => {
    const twin = lineOf(arriving, keyOf(line.product));
    return twin && twin.quantity > line.quantity ? { ...line, quantity: twin.quantity } : line;
  });
  return [...raised, ...arriving.filter(({ product }) => !lineOf(kept, keyOf(product)))];
}

/** Brings price, stock and title of the lines up to date; lines of products that `fresh` does not name stay. */
export function withFreshProducts(cart: Cart, fresh: readonly CartProduct[]): Cart {
  return fresh.reduce((current, product) => {
    const line = lineOf(current, keyOf(product));
    return line ? replaceLine(current, { ...line, product, vendor: product.vendor }) : current;
  }, cart);
}

/** What all lines cost together, in kobo, without any fee. */
export function subtotal(cart: Cart): Kobo {
  return sumKobo(cart.map(worthOf));
}

function withinStock(wanted: number, stock: number): number {
  return Math.max(1, Math.min(Math.trunc(wanted), stock));
}
