import { type CartItem, hasFeature, type Naira, readText } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { Button, deferred, Field, useSettled } from '@nkm/ui';
import { type FormEvent, useState } from 'react';
import { messages } from './messages';
import page from '../../page/page.module.css';
import styles from './coupon-box.module.css';
import type { CouponOffersProps } from './coupon-offers';
import type { CheckoutDraft } from './draft';
import { useCoupon } from './use-coupon';

const CouponOffers = deferred<CouponOffersProps>(
  async () => (await import(/* webpackChunkName: "offers" */ './coupon-offers')).CouponOffers,
  {
    server: false,
  },
);

export interface CouponBoxProps {
  lines: readonly CartItem[];
  draft: CheckoutDraft;
  onChange: (couponCode: string | null) => void;
  /** What the code in use takes off, in naira; null: unknown. */
  discount: Naira | null;
  /** Also before payment and delivery are chosen. */
  early?: boolean;
}

/** Coupon code of the order; at checkout, shown once payment and delivery are chosen (CART-SCR-012). */
export function CouponBox({ lines, draft, onChange, discount, early = false }: CouponBoxProps) {
  const { toast, settings } = usePlatform();
  const { status } = useTopic('session');
  const { paymentMethod, shippingOption, deliveryType, couponCode } = draft;
  const [code, setCode] = useState('');
  const isSettled = useSettled(couponCode);
  const { busy, apply } = useCoupon(lines, (taken) => {
    onChange(taken);
    setCode('');
  });
  const isTime = early || (paymentMethod && shippingOption && deliveryType);
  if (!isTime) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = readText(code);
    if (typed !== '') void apply(typed);
  }
  function remove() {
    if (!isSettled()) return; // the second of two quick presses on Apply
    onChange(null);
    toast('success', messages.couponRemoved);
  }
  return (
    <section className={page.card} aria-label={messages.coupon}>
      {!couponCode ? (
        <form className={styles.form} onSubmit={submit}>
          <Field
            label={messages.coupon}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={30}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" busy={busy} aria-disabled={busy || readText(code) === ''}>
            {messages.applyCoupon}
          </Button>
        </form>
      ) : (
        <div className={page.actions}>
          <p>{messages.couponInUse(couponCode)}</p>
          <Button size="s" onClick={remove}>
            {messages.removeCoupon}
          </Button>
        </div>
      )}
      {status === 'signed-in' && hasFeature(settings, 'claimed-coupons') && (
        <CouponOffers
          lines={lines}
          code={couponCode ?? null}
          discount={discount}
          withFlash={!early}
          onTaken={onChange}
        />
      )}
    </section>
  );
}
