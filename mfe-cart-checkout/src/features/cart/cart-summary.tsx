import { type AmountName, type CartItem, toNaira } from '@nkm/contracts';
import { useMoney, usePlatform } from '@nkm/platform';
import { AmountLine, AmountList, Button, Icon, icons, NairaCharge } from '@nkm/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';
import page from '../../page/page.module.css';
import { paths } from '../../paths';
import { subtotal } from './cart';
import { cartAmounts, type CartChoices } from './cart-amounts';
import styles from './cart-summary.module.css';
import { freeDeliveryMissing, wholeNaira } from './free-delivery';

interface CartSummaryProps extends CartChoices {
  cart: readonly CartItem[];
  selected: readonly CartItem[];
  /** The code of a coupon is applied, so an unknown discount follows at checkout. */
  hasCoupon: boolean;
}

/** The selected lines: their number, what is known of their price, and on phones a bar with total and checkout. */
export function CartSummary({ cart, selected, hasCoupon, ...choices }: CartSummaryProps) {
  const money = useMoney();
  const navigate = useNavigate();
  const { delivery: prices } = usePlatform().settings;
  const nothing = selected.length === 0;
  const { amounts, delivery, parcels } = cartAmounts(selected, choices, prices);
  const labels: Partial<Record<AmountName, string>> = {
    products: messages.subTotal,
    coupon: messages.coupon,
    delivery: messages.delivery(parcels),
  };
  return (
    <section className={page.card} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{messages.summary}</h2>
      <p className={page.soft}>{messages.selectedCount(selected.length, cart.length)}</p>
      {!nothing && (
        <AmountList>
          {amounts.lines.map(({ name, amount }) => (
            <AmountLine key={name} name={labels[name]}>
              {money(amount)}
            </AmountLine>
          ))}
        </AmountList>
      )}
      {choices.discount !== null && choices.discount > 0 && (
        <p role="status">{messages.couponSaves(money(choices.discount))}</p>
      )}
      <FreeDelivery lines={nothing ? cart : selected} />
      <div className={styles.bar} data-page-bar>
        <p className={styles.total}>
          <span>{messages.total}</span>
          <strong>{money(amounts.total)}</strong>
        </p>
        <Button
          variant="main"
          size="l"
          wide
          disabled={nothing}
          aria-describedby={nothing ? 'cart-why-not' : 'cart-fees-later'}
          onClick={() => void navigate(paths.checkout)}
        >
          {messages.checkOut}
        </Button>
      </div>
      {nothing ? (
        <p className={page.soft} id="cart-why-not">
          {messages.selectSomething}
        </p>
      ) : (
        <p className={page.soft} id="cart-fees-later">
          {messages.feesLater({ delivery: delivery === null, coupon: hasCoupon && choices.discount === null })}
        </p>
      )}
      {!nothing && <NairaCharge amount={amounts.total} />}
    </section>
  );
}

/** The amount missing for free delivery, in whole naira; without a selection, for the whole cart. */
function FreeDelivery({ lines }: { lines: readonly CartItem[] }) {
  const money = useMoney();
  const { delivery: prices } = usePlatform().settings;
  const missing = freeDeliveryMissing(subtotal(lines), prices);
  const isReached = missing === 0;
  return (
    <p className={styles.delivery} data-reached={isReached || undefined}>
      <Icon path={icons.truck} />
      <span>
        {isReached ? messages.noDeliveryFee : messages.freeDeliveryMissing(money(toNaira(wholeNaira(missing))))}
      </span>
    </p>
  );
}
