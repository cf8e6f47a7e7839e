import { type CartItem, toNaira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { Button, Icon, icons, NairaCharge } from '@nkm/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages';
import page from '../../common/page/page.module.css';
import { paths } from '../../paths';
import { subtotal } from './cart';
import styles from './cart-summary.module.css';
import { freeDeliveryMissing } from './free-delivery';

/** Subtotal of the selected lines, the amount missing for free delivery, and the checkout button. */
export function CartSummary({ cart, selected }: { cart: readonly CartItem[]; selected: readonly CartItem[] }) {
  const money = useMoney();
  const navigate = useNavigate();
  const nothing = selected.length === 0;
  // Without a selection, the hint refers to the whole cart.
  const missing = freeDeliveryMissing(subtotal(nothing ? cart : selected));
  return (
    <section className={page.card} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{messages.summary}</h2>
      <p className={page.soft}>{messages.selectedCount(selected.length, cart.length)}</p>
      <p className={styles.total}>
        <span>{messages.subTotal}</span>
        <strong>{money(toNaira(subtotal(selected)))}</strong>
      </p>
      {!nothing && <NairaCharge amount={toNaira(subtotal(selected))} />}
      <p className={styles.delivery} data-reached={missing === 0 || undefined}>
        <Icon path={icons.truck} />
        <span>
          {missing === 0 ? messages.freeDeliveryReached : messages.freeDeliveryMissing(money(toNaira(missing)))}
        </span>
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
      {nothing && (
        <p className={page.soft} id="cart-why-not">
          {messages.selectSomething}
        </p>
      )}
    </section>
  );
}
