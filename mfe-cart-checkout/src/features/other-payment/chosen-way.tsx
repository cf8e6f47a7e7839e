import { formatMoney, type PaymentOffer } from '@nkm/contracts';
import { collectorOf, isOfProvider } from '@nkm/contracts/payment-methods';
import { Button } from '@nkm/ui';
import page from '../../page/page.module.css';
import { messages } from './messages';

export type OfferedWay = PaymentOffer['payment_methods'][number];

interface ChosenWayProps {
  offer: PaymentOffer;
  /** Null until the shopper has chosen. */
  way: OfferedWay | null;
  busy: boolean;
  onPay: (way: OfferedWay) => void;
}

/** The total with the chosen way, and the button that confirms it. */
export function ChosenWay({ offer: { amount }, way, busy, onPay }: ChosenWayProps) {
  if (way === null) return <p className={page.soft}>{messages.choose}</p>;
  const total = formatMoney(way.total);
  return (
    <>
      <p>{way.total === amount ? messages.sameTotal(total) : messages.newTotal(total, formatMoney(amount))}</p>
      {collectorOf(way.code) === 'courier' && <p>{messages.inCash}</p>}
      <Button variant="main" size="l" wide busy={busy} onClick={() => onPay(way)}>
        {labelOf(way)}
      </Button>
      <p className={page.soft}>{messages.earlierPage}</p>
    </>
  );
}

function labelOf({ code, total, coins }: OfferedWay): string {
  const amount = formatMoney(total);
  if (isOfProvider(code)) return messages.payBy[code](amount);
  if (collectorOf(code) === 'courier') return messages.payInCash(amount);
  return coins === undefined ? messages.pay(amount) : messages.payWithCoins(coins);
}
