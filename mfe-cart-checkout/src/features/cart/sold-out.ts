/**
 * Products that left the cart because they are sold out, stored until the shopper responds to the notice on the cart
 * page.
 */
import type { CartItem, CartProduct } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { keyOf, keyText } from '../../cart-line/line';
import { isCartProduct, isList, onlyThose } from '../../cart-line/recognise-line';

const KEY = 'cart-sold-out';

export function readSoldOut(storage: Platform['storage']): CartProduct[] {
  return onlyThose(storage.read(KEY, isList), isCartProduct);
}

export function rememberSoldOut(storage: Platform['storage'], lines: readonly CartItem[]): void {
  const known = readSoldOut(storage);
  const keys = known.map((product) => keyText(keyOf(product)));
  const added = lines.map(({ product }) => product).filter((product) => !keys.includes(keyText(keyOf(product))));
  if (added.length > 0) storage.write(KEY, [...known, ...added]);
}

export function forgetSoldOut(storage: Platform['storage']): void {
  storage.remove(KEY);
}
