import type { FlashPrice } from '@nkm/contracts';
import { Button } from '@nkm/ui';
import { messages } from '../../messages';
import type { CardData } from '../card';
import { CardCartButton } from '../card-cart-button';
import { useCartLine } from '../use-cart-line';
import styles from './flash.module.css';
import { messages as words } from './messages';

export interface FlashCartButtonProps {
  product: CardData;
  flash: FlashPrice;
  wide?: boolean;
}

/** Adds one unit with the code of the flash deal; for a product in the cart it applies the code, then removes. */
export function FlashCartButton({ product, flash: { code }, wide = true }: FlashCartButtonProps) {
  const { inCart, couponCode, busy, add } = useCartLine(product);
  const { addWithCode, applyCode, needsScripts } = messages.product;
  if (product.has_variants || (inCart && couponCode === code)) return <CardCartButton product={product} wide={wide} />;
  const label = inCart ? applyCode(code) : addWithCode(code);
  return (
    <div className={styles.buy} data-wide={wide || undefined}>
      <noscript>{needsScripts}</noscript>
      <Button
        size="s"
        wide={wide}
        data-scripted
        busy={busy}
        aria-label={`${label}: ${product.title}`}
        onClick={() => void add(1, code)}
      >
        {label}
      </Button>
      {couponCode !== null && couponCode !== code && <p className={styles.replaced}>{words.replaces(couponCode)}</p>}
    </div>
  );
}
