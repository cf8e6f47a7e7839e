import { hasFeature } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { messages } from '../messages';
import { paths } from '../paths';
import type { CardData } from './card';
import styles from './catalog-card.module.css';
import { useCartLine } from './use-cart-line';

/**
 * Adds one item to the cart or removes the product. A sold-out product links to its page instead, where the shopper can
 * ask for a notice; so does one with variants, where they choose.
 */
export function CardCartButton({ product, wide = true }: { product: CardData; wide?: boolean }) {
  const { inCart, busy, add, remove } = useCartLine(product);
  const { settings } = usePlatform();
  const { addToCart, removeFromCart, chooseOptions, notifyMe } = messages.product;
  const look = { size: 's', wide, className: styles.button } as const;
  if (product.quantity <= 0 && !inCart && hasFeature(settings, 'stock-alerts')) {
    return (
      <Button {...look} to={paths.product(product.slug)} aria-label={`${notifyMe}: ${product.title}`}>
        {notifyMe}
      </Button>
    );
  }
  if (product.has_variants) {
    return (
      <Button {...look} to={paths.product(product.slug)} aria-label={`${chooseOptions}: ${product.title}`}>
        {chooseOptions}
      </Button>
    );
  }
  const label = inCart ? removeFromCart : addToCart;
  return (
    <>
      <noscript>{messages.product.needsScripts}</noscript>
      <Button
        {...look}
        data-scripted
        busy={busy}
        meaning={inCart}
        aria-label={`${label}: ${product.title}`}
        aria-disabled={!inCart && product.quantity <= 0}
        onClick={() => void (inCart ? remove() : add(1))}
      >
        {label}
      </Button>
    </>
  );
}
