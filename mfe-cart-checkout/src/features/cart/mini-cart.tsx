import { type CartItem, toNaira, type WidgetProps } from '@nkm/contracts';
import { useMoney, useTopic } from '@nkm/platform';
import { Button, EmptyState, IconButton, Spinner } from '@nkm/ui';
import { keyOf, keyText, priceOf } from '../../line/line';
import { LineWords } from '../../line/line-words';
import { messages } from '../../messages';
import { useCommand } from '../../page/use-command';
import { paths } from '../../paths';
import { subtotal } from './cart';
import styles from './mini-cart.module.css';

/** The panel under the cart in the header (spec 1 §2.3). */
export default function MiniCart({ onDone }: WidgetProps) {
  const { status, lines } = useTopic('cart');
  const money = useMoney();
  if (status === 'loading') return <Spinner label={messages.cartLoading} />;
  if (lines.length === 0) return <EmptyState title={messages.cartEmpty} />;
  return (
    <div className={styles.panel}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <MiniCartLine key={keyText(keyOf(line.product))} line={line} onDone={onDone} />
        ))}
      </ul>
      <p className={styles.total}>
        <span>{messages.subTotal}</span>
        <strong>{money(toNaira(subtotal(lines)))}</strong>
      </p>
      <Button variant="main" wide to={paths.cart} onClick={onDone}>
        {messages.viewCart}
      </Button>
    </div>
  );
}

function MiniCartLine({ line, onDone }: { line: CartItem } & WidgetProps) {
  const money = useMoney();
  const { busy, run } = useCommand();
  const { product, quantity, vendor } = line;
  return (
    <li className={styles.line}>
      <LineWords product={product} onFollow={onDone}>
        <span className={styles.vendor}>{messages.soldBy(vendor.store_name)}</span>
        <span>
          {quantity} × {money(toNaira(priceOf(product)))}
        </span>
      </LineWords>
      <IconButton
        icon="trash"
        label={messages.removeLine(product.title)}
        aria-disabled={busy}
        onClick={() => void run((bus) => bus.send('cart.remove', keyOf(product)))}
      />
    </li>
  );
}
