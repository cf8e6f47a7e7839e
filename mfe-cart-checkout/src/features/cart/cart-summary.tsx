import { type CartItem, toNaira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { Button, NairaCharge } from '@nkm/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';
import page from '../../page/page.module.css';
import { paths } from '../../paths';
import { subtotal } from './cart';
import styles from './cart-summary.module.css';
import { KnownFees } from './known-fees';

/** The selected lines: their number, the fees that are known already, and on phones a bar with total and checkout. */
export function CartSummary({ cart, selected }: { cart: readonly CartItem[]; selected: readonly CartItem[] }) {
  const money = useMoney();
  const navigate = useNavigate();
  const nothing = selected.length === 0;
  const total = toNaira(subtotal(selected));
  return (
    <section className={page.card} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{messages.summary}</h2>
      <p className={page.soft}>{messages.selectedCount(selected.length, cart.length)}</p>
      <KnownFees cart={cart} selected={selected} />
      {!nothing && <NairaCharge amount={total} />}
      <div className={styles.bar} data-page-bar>
        <p className={styles.total}>
          <span>{messages.subTotal}</span>
          <strong>{money(total)}</strong>
        </p>
        <Button
          variant="main"
          size="l"
          wide
          disabled={nothing}
          aria-describedby={nothing ? 'cart-why-not' : undefined}
          onClick={() => void navigate(paths.checkout)}
        >
          {messages.checkOut}
        </Button>
      </div>
      {nothing && (
        <p className={page.soft} id="cart-why-not">
          {messages.selectSomething}
        </p>
      )}
    </section>
  );
}
