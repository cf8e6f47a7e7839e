import { ProductCard } from '@nkm/ui';
import { CardCartButton } from '../../products/card-cart-button';
import styles from './flash-deals.module.css';
import type { OfferView } from './get-flash-deals';
import { messages } from './messages';

/** Width of its picture in a row of products. */
const SIZES = '(min-width: 500px) 208px, 42vw';

export interface FlashCardProps {
  offer: OfferView;
  /** It can be bought at this price now; else it is shown for later. */
  runs?: boolean;
}

/** A product at its flash price, and how much of it is sold. What goes into the cart has the store's own price. */
export function FlashCard({ offer: { product, flash_price, quantity, sold, left }, runs }: FlashCardProps) {
  const count = messages.flash.sold(sold, quantity);
  return (
    <ProductCard
      product={{ ...product, selling_price: flash_price, quantity: left }}
      sizes={SIZES}
      actions={
        runs && (
          <div className={styles.buy}>
            <progress className={styles.sold} value={sold} max={quantity} aria-label={count} />
            <p className={styles.count}>{count}</p>
            <CardCartButton product={{ ...product, quantity: left }} />
          </div>
        )
      }
    />
  );
}
