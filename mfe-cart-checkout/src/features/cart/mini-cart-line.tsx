import { type CartItem, toNaira, type PanelProps } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { IconButton, icons } from '@nkm/ui';
import { keyOf, nameOf, priceOf } from '../../cart-line/line';
import { CartLineSummary } from '../../cart-line/cart-line-summary';
import { FlashLine } from '../../cart-line/flash-line';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { useCartCommand } from '../../page/use-cart-command';
import styles from './mini-cart.module.css';

/** Picture, title, vendor, quantity × price and remove button of one line (SH-SCR-011). */
export function MiniCartLine({ line, onDone }: { line: CartItem } & PanelProps) {
  const money = useMoney();
  const { busy, run } = useCartCommand();
  const { product, quantity, vendor } = line;
  return (
    <li className={styles.line}>
      <CartLineSummary product={product} onFollow={onDone}>
        <span className={styles.vendor}>{shared.soldBy(vendor.store_name)}</span>
        <span className={styles.price}>{`${quantity} × ${money(toNaira(priceOf(product)))}`}</span>
        <FlashLine product={product} quantity={quantity} />
      </CartLineSummary>
      <IconButton
        icon={icons.trash}
        label={messages.removeLine(nameOf(product))}
        aria-disabled={busy}
        onClick={() => void run((bus) => bus.send('cart.remove', keyOf(product)))}
      />
    </li>
  );
}
