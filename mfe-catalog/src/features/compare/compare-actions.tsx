import { Button } from '@nkm/ui';
import { paths } from '../../paths';
import { FlashCartButton } from '../../products/flash/flash-cart-button';
import { useFlash } from '../../products/flash/use-flash';
import { useCartLine } from '../../products/use-cart-line';
import styles from './compare.module.css';
import type { ComparedProduct } from './load-compare';
import { messages } from './messages';

/**
 * Buttons for a compared product (CAT-SCR-072), with the code of a flash deal. A product with variants links to its
 * page, where shoppers choose one.
 */
export function CompareActions({ product, onRemove }: { product: ComparedProduct; onRemove: () => void }) {
  const { title, slug, quantity, has_variants } = product;
  const { inCart, busy, add, remove } = useCartLine(product);
  const { flash } = useFlash(product, product.selling_price);
  const label = inCart ? messages.removeFromCart : messages.addToCart;
  return (
    <div className={styles.actions}>
      {flash ? (
        <FlashCartButton product={product} flash={flash} />
      ) : has_variants ? (
        <Button to={paths.product(slug)} size="s" wide aria-label={`${messages.chooseOptions}: ${title}`}>
          {messages.chooseOptions}
        </Button>
      ) : (
        <Button
          size="s"
          wide
          busy={busy}
          meaning={inCart}
          aria-label={`${label}: ${title}`}
          aria-disabled={busy || (!inCart && quantity <= 0)}
          onClick={() => void (inCart ? remove() : add(1))}
        >
          {label}
        </Button>
      )}
      <Button variant="quiet" size="s" wide aria-label={`${messages.remove}: ${title}`} onClick={onRemove}>
        {messages.remove}
      </Button>
    </div>
  );
}
