import type { ProductCard, Vendor } from '@nkm/contracts';

/** The product data that cards and the cart need; the document carries no more. */
export type CardData = Pick<
  ProductCard,
  | 'id'
  | 'slug'
  | 'title'
  | 'image'
  | 'picture'
  | 'selling_price'
  | 'original_price'
  | 'quantity'
  | 'stars'
  | 'star_summary'
  | 'has_variants'
  | 'flash'
> & {
  vendor: Pick<Vendor, 'id' | 'name' | 'store_name'>;
  /** HTML, for the list view only. */
  description?: string;
};

export function pickCard(product: ProductCard): CardData {
  const { id, slug, title, image, picture, selling_price, original_price, quantity, stars, star_summary } = product;
  const { id: vendorId, name, store_name } = product.vendor;
  return {
    id,
    slug,
    title,
    image,
    ...(picture && { picture }),
    selling_price,
    original_price,
    quantity,
    stars,
    star_summary,
    ...(product.has_variants && { has_variants: true }),
    ...(product.flash && { flash: product.flash }),
    vendor: { id: vendorId, name, store_name },
  };
}

/** The "Sold by" name: the store's, else the vendor's (CAT-SCR-026). */
export function sellerName(vendor: Pick<Vendor, 'name' | 'store_name'>): string {
  return vendor.store_name || vendor.name;
}
