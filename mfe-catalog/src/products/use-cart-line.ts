import { type AddToCartResult, type CartItem, cartProduct, type CartState, type Variant } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { useCommand } from '@nkm/ui';
import { messages } from '../messages';
import type { CardData } from './card';

/** Units of this product and variant in the cart, 0 without a line. Each variant has a separate line. */
function unitsInCart({ lines }: CartState, productId: number, variantId: number | null): number {
  const isLine = ({ product }: CartItem) => product.id === productId && (product.variant?.id ?? null) === variantId;
  return lines.find(isLine)?.quantity ?? 0;
}

/** State and commands of the cart line for a product or one of its variants. */
export function useCartLine(product: CardData, variant: Variant | null = null) {
  const cart = useTopic('cart');
  const { toast } = usePlatform();
  const { busy, run } = useCommand(messages.product.cartUnreachable);
  const variantId = variant?.id ?? null;
  const units = unitsInCart(cart, product.id, variantId);
  return {
    /** Units in the cart. */
    units,
    inCart: units > 0,
    /** All lines of the cart. */
    lines: cart.lines,
    /** Coupon code of the next order. */
    couponCode: cart.couponCode ?? null,
    busy,
    /** Applies the code as well, if given. True when the cart holds the product afterwards. */
    async add(quantity: number, code?: string): Promise<boolean> {
      const wanted = { product: cartProduct(product, variant), quantity, ...(code !== undefined && { code }) };
      const added = await run((bus) => bus.send('cart.add', wanted));
      if (added) tellUnknownCode(added, code);
      return added !== null && added.outcome !== 'refused';
    },
    /**
     * True when the cart holds this quantity and selects only this line. An older cart without `buyNow` adds the
     * product or selects its line beside others; it needs a second command for the quantity.
     */
    async buyNow(quantity: number, code?: string): Promise<boolean> {
      const line = { product: cartProduct(product, variant), quantity };
      const wanted = { ...line, buyNow: true, ...(code !== undefined && { code }) };
      const bought = await run((bus) => bus.send('cart.add', wanted));
      if (bought === null || bought.outcome === 'refused') return false;
      tellUnknownCode(bought, code);
      if (bought.outcome !== 'already-in-cart' || bought.boughtNow) return true;
      const key = { productId: product.id, variantId };
      return (await run((bus) => bus.send('cart.change-quantity', { ...key, quantity }))) !== null;
    },
    async remove(): Promise<void> {
      await run((bus) => bus.send('cart.remove', { productId: product.id, variantId }));
    },
  };

  /** An older cart does not know codes; the shopper must enter them. */
  function tellUnknownCode({ outcome, codeApplied }: AddToCartResult, code: string | undefined): void {
    if (code === undefined || codeApplied !== undefined || outcome === 'refused') return;
    toast('info', messages.product.enterCode(code));
  }
}
