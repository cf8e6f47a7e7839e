/**
 * The variant that a signed-in shopper chose for a product on the wishlist. Our server stores it with the product; this
 * copy on the device serves a server whose wishlist knows no variants.
 */
import type { CartProduct, Variant } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { isVariant } from '../cart-line/recognise-line';

const KEY = 'wishlist-choices';

type Storage = Platform['storage'];
/** By product id. */
type Choices = Record<string, unknown>;

const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stores the choice for a product; null forgets it. */
export function keepChoice(storage: Storage, productId: number, variant: Variant | null): void {
  const choices = storage.read(KEY, isChoices) ?? {};
  if (variant === null && !(productId in choices)) return;
  const others = Object.entries(choices).filter(([id]) => id !== String(productId));
  storage.write(KEY, Object.fromEntries(variant === null ? others : [...others, [productId, variant]]));
}

/** Products of the server's wishlist, with the choice on this device where the server sends none. */
export function withChoices(storage: Storage, products: readonly CartProduct[]): CartProduct[] {
  const choices = storage.read(KEY, isChoices) ?? {};
  return products.map((product) => {
    const choice = choices[product.id];
    return !product.variant && isVariant(choice) ? { ...product, variant: choice } : product;
  });
}
