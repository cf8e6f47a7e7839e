import { type CartItem, toNaira, type WidgetProps } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { IconButton, icons } from '@nkm/ui';
import { keyOf, priceOf } from '../../line/line';
import { LineWords } from '../../line/line-words';
import { messages } from '../../messages';
import { useCommand } from '../../page/use-command';
import styles from './mini-cart.module.css';

/** Picture, title, vendor, quantity × price of one line, and the way to take it out (spec 1 §2.3). */
export function MiniCartLine({ line, onDone }: { line: CartItem } & WidgetProps) {
  const money = useMoney();
  const { busy, run } = useCommand();
  const { product, quantity, vendor } = line;
  return (
    <li className={styles.line}>
      <LineWords product={product} onFollow={onDone}>
        <span className={styles.vendor}>{messages.soldBy(vendor.store_name)}</span>
        <span className={styles.price}>
          {quantity} × {money(toNaira(priceOf(product)))}
        </span>
      </LineWords>
      <IconButton
        icon={icons.trash}
        label={messages.removeLine(product.title)}
        aria-disabled={busy}
        onClick={() => void run((bus) => bus.send('cart.remove', keyOf(product)))}
      />
    </li>
  );
}
