import type { CartProduct, Product } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';

/**
 * Adds one unit of a wishlist product to the cart, at its current price and stock. The cart service then removes it
 * from the wishlist. For a product with variants, it adds the kept one. Without one, or when the shop no longer has it,
 * the product's page opens for the choice. Rejects when the product cannot be loaded.
 */
export async function moveToCart(
  { api, bus, navigate }: Pick<Platform, 'api' | 'bus' | 'navigate'>,
  wished: CartProduct,
): Promise<void> {
  const body = await api.get<{ data?: Product } & Product>(`/products/${wished.id}`, { background: true });
  const { variants, slug, title, selling_price, original_price, quantity } = body.data ?? body;
  const variant = variants?.find(({ id }) => id === wished.variant?.id) ?? null;
  if (variants?.length > 0 && !variant) return navigate(paths.product(slug));
  const product = { ...wished, slug, title, selling_price, original_price, quantity, variant, added: null };
  await bus.send('cart.add', { product, quantity: 1 });
}
