import { ProductCard } from '@nkm/ui';
import { CardCartButton } from '../../products/card-cart-button';
import { FlashCartButton } from '../../products/flash/flash-cart-button';
import { useFlash } from '../../products/flash/use-flash';
import styles from './flash-deals.module.css';
import type { OfferView } from './get-flash-deals';
import { messages } from './messages';

/** Width of the picture in a product carousel. */
const SIZES = '(min-width: 500px) 208px, 42vw';

export interface FlashCardProps {
  offer: OfferView;
  /** The deal is running; otherwise it is a preview without a cart button. */
  runs?: boolean;
}

/** A product at its flash price with the sold count. The cart receives the regular price and the code. */
export function FlashCard({ offer: { product, flash_price, quantity, sold, left }, runs }: FlashCardProps) {
  const count = messages.flash.sold(sold, quantity);
  const { flash, isUsed } = useFlash(product, product.selling_price);
  return (
    <ProductCard
      product={{ ...product, selling_price: isUsed ? product.selling_price : flash_price, quantity: left }}
      sizes={SIZES}
      actions={
        runs && (
          <div className={styles.buy}>
            <progress className={styles.sold} value={sold} max={quantity} aria-label={count} />
            <p className={styles.count}>{isUsed ? messages.flash.used : count}</p>
            {flash ? (
              <FlashCartButton product={product} flash={flash} />
            ) : (
              <CardCartButton product={{ ...product, quantity: left }} />
            )}
          </div>
        )
      }
    />
  );
}
