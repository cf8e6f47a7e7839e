import type { CartProduct, Product, Variant } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

type Needs = Pick<Platform, 'api' | 'bus'>;

/** A wishlist product at its current price and stock, and the variants of which the shopper must choose one. */
export interface VariantChoice {
  product: CartProduct;
  variants: readonly Variant[];
}

/**
 * Adds one unit of a wishlist product to the cart, at its current price and stock. The cart service then removes it
 * from the wishlist. For a product with variants, it adds the kept one.
 * @returns the choice that the shopper must make first: no variant is kept, or the shop no longer has it
 * @throws ApiError when the product cannot be loaded
 */
export async function moveToCart({ api, bus }: Needs, wished: CartProduct): Promise<VariantChoice | null> {
  const body = await api.get<{ data?: Product } & Product>(`/products/${wished.id}`, { background: true });
  const { variants, slug, title, selling_price, original_price, quantity } = body.data ?? body;
  const variant = variants?.find(({ id }) => id === wished.variant?.id) ?? null;
  const product = { ...wished, slug, title, selling_price, original_price, quantity, variant, added: null };
  if (variants?.length > 0 && !variant) return { product, variants };
  await bus.send('cart.add', { product, quantity: 1 });
  return null;
}

/** Adds one unit of the chosen variant to the cart. False when the cart refused it; the cart service says why. */
export async function moveVariantToCart(
  { bus }: Pick<Platform, 'bus'>,
  product: CartProduct,
  variant: Variant,
): Promise<boolean> {
  const { outcome } = await bus.send('cart.add', { product: { ...product, variant }, quantity: 1 });
  return outcome !== 'refused';
}
