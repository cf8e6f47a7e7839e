import type { Coupon } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { useMoney } from '@nkm/platform';
import { Avatar, Badge, Button } from '@nkm/ui';
import { messages } from './messages';
import type { Savings } from './savings';
import styles from './coupons.module.css';

interface CouponCardProps {
  coupon: Coupon;
  /** Null: unknown. */
  savings: Savings | null;
  onGet: () => void;
}

/** A coupon with its store, its conditions, what it saves on the cart, and the button for its code. */
export function CouponCard({ coupon, savings, onGet }: CouponCardProps) {
  const money = useMoney();
  const { store, label, description, min_spend = 0, first_order_only, ends_at } = coupon;
  const conditions = [
    min_spend > 0 && messages.couponFrom(money(min_spend)),
    first_order_only && messages.couponForFirst,
    ends_at && messages.couponUntil(lagosDateTime(ends_at)),
  ].filter((condition) => typeof condition === 'string');
  const saved = savings?.amounts.get(coupon.id);
  return (
    <article className={styles.card}>
      <header className={styles.store}>
        <Avatar name={store.store_name} src={store.avatar || null} />
        <span>{store.store_name}</span>
        <Badge>{label}</Badge>
      </header>
      <h2 className={styles.description}>{description}</h2>
      {conditions.length > 0 && (
        <ul className={styles.conditions}>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      {saved !== undefined && (
        <p className={styles.saving}>
          <span>{messages.couponSaves(money(saved))}</span>
          {saved === savings?.most && <Badge>{messages.couponSavesMost}</Badge>}
        </p>
      )}
      <Button variant="main" data-scripted aria-label={messages.getCodeOf(description)} onClick={onGet}>
        {messages.getCode}
      </Button>
    </article>
  );
}
