import { toNaira, type PanelProps } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { Button, EmptyState, Spinner } from '@nkm/ui';
import { keyOf, keyText } from '../../cart-line/line';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { CartFailure } from '../../page/cart-failure';
import { useFocusAfterRemoval } from '../../page/use-focus-after-removal';
import { useFreshCart } from '../../page/use-fresh-cart';
import { paths } from '../../paths';
import { subtotal } from './cart';
import { MiniCartLine } from './mini-cart-line';
import styles from './mini-cart.module.css';

/** The panel under the cart in the header. */
export default function MiniCart({ onDone }: PanelProps) {
  const { status, lines, busy, refresh } = useFreshCart('when-unknown');
  const money = useMoney();
  const panel = useFocusAfterRemoval(lines.length);
  return (
    <div className={styles.panel} ref={panel} tabIndex={-1}>
      {status === 'failed' && <CartFailure busy={busy} onRetry={refresh} />}
      {status === 'loading' && <Spinner label={shared.cartLoading} />}
      {status === 'ready' && lines.length === 0 && (
        <EmptyState
          title={messages.cartEmpty}
          action={
            <Button to={paths.shop} onClick={onDone}>
              {shared.goShopping}
            </Button>
          }
        />
      )}
      {status === 'ready' && lines.length > 0 && (
        <>
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
        </>
      )}
    </div>
  );
}
