import type { ProductCard } from '@nkm/contracts';
import { sellerName } from '../../../products/card';

/** Another vendor's offer of the same product, as the product page shows it. */
export interface Offer extends Pick<
  ProductCard,
  'slug' | 'selling_price' | 'original_price' | 'quantity' | 'stars' | 'star_summary'
> {
  seller: string;
}

/** The offers of other vendors, cheapest first and sold-out ones last. */
export function pickOffers(more: readonly ProductCard[], ownId: number): Offer[] {
  return more
    .filter(({ id }) => id !== ownId)
    .map(({ slug, vendor, selling_price, original_price, quantity, stars, star_summary }) => ({
      slug,
      seller: sellerName(vendor),
      selling_price,
      original_price,
      quantity,
      stars,
      star_summary,
    }))
    .sort((a, b) => Number(a.quantity <= 0) - Number(b.quantity <= 0) || a.selling_price - b.selling_price);
}
