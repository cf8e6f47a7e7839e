import { messages } from '../../messages';
import { ProductShelf } from '../../products/product-shelf';
import type { Surroundings } from './load-surroundings';

/** The carousels below a list of the shop (spec 1 §2.10). */
export function ListingShelves({ around }: { around: Pick<Surroundings, 'bestSale' | 'recommended'> }) {
  return (
    <>
      <ProductShelf title={messages.listing.bestSale} products={around.bestSale} />
      <ProductShelf title={messages.listing.recommended} products={around.recommended} />
    </>
  );
}
