import type { ProductCard } from '@nkm/contracts';
import { sellerName } from '../../../products/card';

/** Another vendor's offer of the same product, as the product page shows it. */
export interface Offer extends Pick<
  ProductCard,
  'id' | 'slug' | 'selling_price' | 'original_price' | 'quantity' | 'stars' | 'star_summary' | 'flash'
> {
  seller: string;
}

/** The offers of other vendors, cheapest first and sold-out ones last. */
export function pickOffers(more: readonly ProductCard[], ownId: number): Offer[] {
  return more
    .filter(({ id }) => id !== ownId)
    .map(({ id, slug, vendor, selling_price, original_price, quantity, stars, star_summary, flash }) => ({
      id,
      slug,
      seller: sellerName(vendor),
      selling_price,
      original_price,
      quantity,
      stars,
      star_summary,
      ...(flash && { flash }),
    }))
    .sort((a, b) => Number(a.quantity <= 0) - Number(b.quantity <= 0) || priceOf(a) - priceOf(b));
}

const priceOf = ({ flash, selling_price }: Offer): number => Math.min(flash?.price ?? selling_price, selling_price);
