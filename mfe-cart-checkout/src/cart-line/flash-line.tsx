import { type CartProduct, toNaira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { FlashCountdown, useFlashPrice } from '@nkm/ui';
import styles from './flash-line.module.css';
import { priceOf } from './line';
import { messages } from './messages';

/** The flash price of a product, with the time left and what several units cost; nothing without one. */
export function FlashLine({ product, quantity = 1 }: { product: CartProduct; quantity?: number }) {
  const money = useMoney();
  const regular = toNaira(priceOf(product));
  const flash = useFlashPrice(product.flash, regular);
  if (!flash) return null;
  const price = money(flash.price);
  return (
    <span className={styles.flash}>
      <span>{messages.flashPrice(price, flash.code)}</span> <FlashCountdown flash={flash} />
      {quantity > 1 && <span className={styles.units}>{messages.oneUnit(price, money(regular))}</span>}
    </span>
  );
}
