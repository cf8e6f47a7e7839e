import type { CartProduct, ProductCard, Variant, Vendor } from './entities';

/** The product fields that a cart line needs. */
export type ForCart = Pick<
  ProductCard,
  'id' | 'title' | 'slug' | 'image' | 'picture' | 'selling_price' | 'original_price' | 'quantity' | 'star_summary'
> &
  Pick<ProductCard, 'flash'> & { vendor: Pick<Vendor, 'id' | 'name' | 'store_name'> };

/** The product as the cart stores it; a variant replaces price, stock and picture. */
export function cartProduct(product: ForCart, variant: Variant | null = null): CartProduct {
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
    ...(product.flash && { flash: product.flash }),
  };
}
