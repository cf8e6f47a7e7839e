import { DOCUMENTED_PAYMENT, isOfProvider } from '@nkm/contracts/payment-methods';
import { usePlatform } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { totalOf } from '../../amounts/order-total';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { paths } from '../../paths';
import type { OrderToPay } from './attempt';
import { cashOf, CashToPay, isPickedUp } from './cash-to-pay';
import { coinsOf, CoinsToPay, isTooFew, methodOf } from './coins-to-pay';
import { WayOn } from '../../page/way-on';
import type { Pay } from './use-pay';

function providerWords(order: OrderToPay | null) {
  const method = methodOf(order);
  return messages.ofProvider[isOfProvider(method) ? method : DOCUMENTED_PAYMENT];
}

interface PayPanelProps {
  payment: Pay;
  /** Null until the quote is loaded. */
  order: OrderToPay | null;
  /** Why the order has no price; null while it loads, and with a price. */
  obstacle: string | null;
  /** The order exists. */
  isPlaced: boolean;
}

/** The button that pays, or opens the payment page, and the problems of the last attempt. */
export function PayPanel({ payment, order, obstacle, isPlaced }: PayPanelProps) {
  const { busy, waitsFor, problem, stranded, pay } = payment;
  const { toast } = usePlatform();
  const coins = coinsOf(order);
  const cash = cashOf(order);
  const { hint } = providerWords(order);
  return (
    <>
      {waitsFor !== null && (
        <Notice tone="info" title={messages.orderBusy(waitsFor)}>
          <p>{messages.orderBusyDetail}</p>
        </Notice>
      )}
      {problem && (
        <Notice
          tone="error"
          title={problem.title}
          action={
            problem.ordersInTheWay ? (
              <Button size="s" to={paths.myOrders}>
                {messages.yourOrders}
              </Button>
            ) : (
              problem.retryable &&
              order && (
                <Button size="s" busy={busy} onClick={() => void pay(order)}>
                  {shared.retry}
                </Button>
              )
            )
          }
        >
          <p>{problem.detail}</p>
        </Notice>
      )}
      {stranded && (
        <Notice
          tone="warning"
          title={cash ? messages.orderPlaced : messages.noPaymentPage}
          action={<Button to={paths.myOrders}>{messages.checkOrderStatus}</Button>}
        />
      )}
      {coins && <CoinsToPay coins={coins} />}
      {cash && <CashToPay cash={cash} isPickup={isPickedUp(order)} />}
      {hint && <p>{hint}</p>}
      <WayOn total={order && totalOf(order.fees, methodOf(order))}>
        <Button
          variant="main"
          size="l"
          wide
          busy={busy}
          disabled={
            (order === null && obstacle === null) ||
            (coins !== null && isTooFew(coins)) ||
            (cash !== null && cash.reason !== null)
          }
          aria-disabled={obstacle !== null}
          // In the capture phase, because the UI kit stops clicks on aria-disabled buttons.
          onClickCapture={() => obstacle !== null && toast('error', obstacle)}
          onClick={() => order && void pay(order)}
        >
          {cash && isPlaced ? messages.seeOrder : labelOf(order)}
        </Button>
      </WayOn>
    </>
  );
}

function labelOf(order: OrderToPay | null): string {
  const coins = coinsOf(order);
  if (coins) return messages.payWithCoins(coins.price);
  if (cashOf(order)) return messages.placeOrder;
  return providerWords(order).button;
}
