import { type CartItem, type ClaimedCoupon, type Naira, toKobo, toNaira } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { useMoney, usePlatform } from '@nkm/platform';
import { Badge, Button, useLoaded } from '@nkm/ui';
import { useCallback, useId, useState } from 'react';
import { onlyThose } from '../../cart-line/recognise-line';
import page from '../../page/page.module.css';
import { betterFirst, moreThan } from './better-first';
import { messages } from './coupon-messages';
import styles from './coupon-offers.module.css';
import { FlashOffer } from './flash-offer';
import { flashSavings } from './flash-savings';
import { orderLines } from './order-request';
import { useCoupon } from './use-coupon';

export interface CouponOffersProps {
  lines: readonly CartItem[];
  /** The code of the order, and what it takes off in naira; null: none, or unknown. */
  code: string | null;
  discount: Naira | null;
  /** The page does not offer the code of the flash deal otherwise. */
  withFlash: boolean;
  onTaken: (code: string) => void;
}

/** The shopper's claimed coupons that save more on these lines than the code of the order, to apply with one press. */
export function CouponOffers({ lines, code, discount, withFlash, onTaken }: CouponOffersProps) {
  const platform = usePlatform();
  const { api } = platform;
  const money = useMoney();
  const title = useId();
  // As text, so that a new object with the same content does not ask again.
  const products = JSON.stringify(orderLines(lines));
  const { retry, ...loaded } = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const request = { products: JSON.parse(products) as unknown };
        const { data } = await api.post<{ data: unknown }>('/checkout/coupons', request, { signal, background: true });
        return onlyThose(data, isClaimed);
      },
      [api, products],
    ),
  );
  const { busy, apply } = useCoupon(lines, onTaken, retry);
  // The list stays while the next one loads, so that nothing moves under a press.
  const [known, setKnown] = useState<ClaimedCoupon[]>([]);
  if (loaded.status === 'ready' && loaded.data !== known) setKnown(loaded.data);
  // Without them the shopper can still type a code.
  const offers = loaded.status === 'failed' ? [] : betterFirst(known, code, discount);
  const flash = flashSavings(lines, serverNow(platform))?.amount ?? 0;
  const isBest = ({ saves }: ClaimedCoupon, at: number) =>
    at === 0 && toKobo(saves) >= flash && (offers.length > 1 || flash > 0);
  const flashOffer = withFlash && <FlashOffer lines={lines} code={code} discount={discount} onTaken={onTaken} />;
  if (offers.length === 0) return flashOffer;
  const list = (
    <section className={page.stack} aria-labelledby={title} aria-busy={loaded.status === 'loading'}>
      <h3 id={title}>{messages.yourCoupons}</h3>
      <ul className={styles.list}>
        {offers.map((offer, at) => (
          <li key={offer.code}>
            <div>
              <p>
                <strong>{offer.code}</strong> {isBest(offer, at) && <Badge>{messages.savesMost}</Badge>}
              </p>
              {offer.description && <p className={page.soft}>{offer.description}</p>}
              <p>{savingOf(offer)}</p>
            </div>
            <Button
              size="s"
              busy={busy}
              aria-label={messages.applyCode(offer.code)}
              onClick={() => void apply(offer.code)}
            >
              {messages.apply}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {flashOffer}
      {list}
    </>
  );

  function savingOf({ saves }: ClaimedCoupon): string {
    if (code === null || discount === null) return messages.saves(money(saves));
    return messages.replacesBetter(code, money(toNaira(moreThan(saves, discount))));
  }
}

function isClaimed(value: unknown): value is ClaimedCoupon {
  const { code, saves } = (value ?? {}) as Partial<ClaimedCoupon>;
  return typeof code === 'string' && typeof saves === 'number';
}
