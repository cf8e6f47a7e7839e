import type { CartProduct, Product } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';

/**
 * Puts one piece of a wished product into the cart, at today's price and stock; the cart's service takes it off the
 * wishlist. A product with variants is chosen on its own page. Rejects when the product cannot be asked for.
 */
export async function moveToCart(
  { api, bus, navigate }: Pick<Platform, 'api' | 'bus' | 'navigate'>,
  wished: CartProduct,
): Promise<void> {
  const body = await api.get<{ data?: Product } & Product>(`/products/${wished.id}`, { background: true });
  const { variants, slug, title, selling_price, original_price, quantity } = body.data ?? body;
  if (variants?.length > 0) return navigate(paths.product(slug));
  const product = { ...wished, slug, title, selling_price, original_price, quantity, variant: null };
  await bus.send('cart.add', { product, quantity: 1 });
}
