import { messages } from '../../messages';
import { ProductCarousel } from '../../products/product-carousel';
import type { Surroundings } from './load-surroundings';

/** The product carousels below a shop list. */
export function ListingCarousels({ around }: { around: Pick<Surroundings, 'bestSale' | 'recommended'> }) {
  return (
    <>
      <ProductCarousel title={messages.listing.bestSale} products={around.bestSale} />
      <ProductCarousel title={messages.listing.recommended} products={around.recommended} />
    </>
  );
}
