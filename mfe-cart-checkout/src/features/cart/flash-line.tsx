import type { CartItem } from '@nkm/contracts';
import { toNaira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { FlashCountdown, useFlashPrice } from '@nkm/ui';
import { priceOf } from '../../cart-line/line';
import styles from './cart-line.module.css';
import { messages } from './messages';

/** The flash price of a cart line, with the time left and what the units of the line cost; nothing without one. */
export function FlashLine({ line: { product, quantity } }: { line: CartItem }) {
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
