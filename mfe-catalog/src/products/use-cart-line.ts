import { cartProduct, type Variant } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import { useCommand } from '@nkm/ui';
import { messages } from '../messages';
import type { CardData } from './card';
import { unitsInCart } from './units-in-cart';

/** State and commands of the cart line for a product or one of its variants. */
export function useCartLine(product: CardData, variant: Variant | null = null) {
  const cart = useTopic('cart');
  const { busy, run } = useCommand(messages.product.cartUnreachable);
  const variantId = variant?.id ?? null;
  const units = unitsInCart(cart, product.id, variantId);
  return {
    /** Units in the cart. */
    units,
    inCart: units > 0,
    busy,
    /** True when the cart holds the product afterwards. */
    async add(quantity: number): Promise<boolean> {
      const added = await run((bus) => bus.send('cart.add', { product: cartProduct(product, variant), quantity }));
      return added !== null && added.outcome !== 'refused';
    },
    /**
     * True when the cart holds this quantity and selects only this line. An older cart without `buyNow` adds the
     * product or selects its line beside others; it needs a second command for the quantity.
     */
    async buyNow(quantity: number): Promise<boolean> {
      const wanted = { product: cartProduct(product, variant), quantity, buyNow: true };
      const bought = await run((bus) => bus.send('cart.add', wanted));
      if (bought === null || bought.outcome === 'refused') return false;
      if (bought.outcome !== 'already-in-cart' || bought.boughtNow) return true;
      const key = { productId: product.id, variantId };
      return (await run((bus) => bus.send('cart.change-quantity', { ...key, quantity }))) !== null;
    },
    async remove(): Promise<void> {
      await run((bus) => bus.send('cart.remove', { productId: product.id, variantId }));
    },
  };
}
