import type { CartProduct, CartState, Variant } from '@nkm/contracts';
import type { CardData } from './card';

/** What the cart keeps of a product: with a variant, that variant's price, stock and picture. */
export function cartProduct(product: CardData, variant: Variant | null = null): CartProduct {
  const { id, title, slug, vendor, star_summary } = product;
  const { selling_price, original_price, quantity } = variant ?? product;
  const picture = variant ? variant.picture : product.picture;
  return {
    id,
    title,
    slug,
    image: variant?.image || product.image,
    ...(picture && { picture }),
    quantity,
    selling_price,
    original_price,
    vendor: { id: vendor.id, store_name: vendor.store_name || vendor.name },
    variant,
    star_summary,
  };
}

/** A line of the cart is a product and a variant: another variant of the same product is another line. */
export function isInCart({ lines }: CartState, productId: number, variantId: number | null): boolean {
  return lines.some(({ product }) => product.id === productId && (product.variant?.id ?? null) === variantId);
}
