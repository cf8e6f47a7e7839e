import { cartProduct, type Variant } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import { messages } from '../messages';
import type { CardData } from './card';
import { isInCart } from './is-in-cart';
import { useCommand } from './use-command';

/** The line of a product (or of one of its variants) in the cart: whether it is there, and how to change that. */
export function useCartLine(product: CardData, variant: Variant | null = null) {
  const cart = useTopic('cart');
  const { busy, run } = useCommand(messages.product.cartUnreachable);
  const variantId = variant?.id ?? null;
  return {
    inCart: isInCart(cart, product.id, variantId),
    busy,
    /** True when the cart holds the product afterwards. */
    async add(quantity: number): Promise<boolean> {
      const added = await run((bus) => bus.send('cart.add', { product: cartProduct(product, variant), quantity }));
      return added !== null && added.outcome !== 'refused';
    },
    async remove(): Promise<void> {
      await run((bus) => bus.send('cart.remove', { productId: product.id, variantId }));
    },
  };
}
