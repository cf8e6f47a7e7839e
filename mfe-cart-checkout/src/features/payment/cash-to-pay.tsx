import { formatMoney, type OrderFees } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import { Button, Notice } from '@nkm/ui';
import { paths } from '../../paths';
import type { OrderToPay } from './attempt';
import { methodOf } from './coins-to-pay';
import { messages } from './messages';

type Cash = NonNullable<OrderFees['cash']>;

/** The order waits at a pickup station. */
export const isPickedUp = (order: OrderToPay | null): boolean =>
  (order?.request as { delivery_type?: unknown } | undefined)?.delivery_type === 'Pickup';

/** The price of an order with Cash on Delivery and what speaks against it; null for another way to pay. */
export function cashOf(order: OrderToPay | null): Cash | null {
  if (order === null || collectorOf(methodOf(order)) !== 'courier') return null;
  return order.fees.cash ?? { price: order.fees.total, reason: null };
}

/** The cash to pay at the door, above the button; above a limit, its reason and the way to another payment method. */
export function CashToPay({ cash: { price, reason }, isPickup }: { cash: Cash; isPickup: boolean }) {
  if (reason === null) return <p>{messages.payInCash(formatMoney(price), isPickup)}</p>;
  return (
    <Notice
      tone="warning"
      title={reason}
      action={
        <Button size="s" to={paths.checkout}>
          {messages.otherPayment}
        </Button>
      }
    />
  );
}
