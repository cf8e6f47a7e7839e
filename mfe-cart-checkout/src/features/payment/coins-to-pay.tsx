import type { OrderFees } from '@nkm/contracts';
import { collectorOf, type PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { Button, Notice } from '@nkm/ui';
import page from '../../page/page.module.css';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { paths } from '../../paths';
import type { OrderToPay } from './attempt';

type Coins = NonNullable<OrderFees['coins']>;

/** The payment method of an order; undefined for a server that takes only cards. */
export const methodOf = (order: OrderToPay | null): PaymentMethodCode | undefined =>
  (order?.request as { payment_method?: PaymentMethodCode } | undefined)?.payment_method;

/** The price of an order in coins and the shopper's coins; null for another way to pay. */
export function coinsOf(order: OrderToPay | null): Coins | null {
  return collectorOf(methodOf(order)) === 'coins' ? (order?.fees.coins ?? null) : null;
}

export const isTooFew = ({ price, available }: Coins): boolean => available < price;

/** The shopper's coins above the button; when they are too few, the way to another payment method. */
export function CoinsToPay({ coins }: { coins: Coins }) {
  if (!isTooFew(coins)) return <p className={page.soft}>{messages.coinsLeft(coins.available)}</p>;
  const { price, available } = coins;
  return (
    <Notice
      tone="warning"
      title={messages.coinsTooFew}
      action={
        <Button size="s" to={paths.checkout}>
          {messages.otherPayment}
        </Button>
      }
    >
      <p>{shared.coinsCost(price, available)}</p>
    </Notice>
  );
}
