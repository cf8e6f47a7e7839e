import { Button, NairaCharge, Notice, Spinner } from '@nkm/ui';
import { messages } from './messages';
import page from '../../common/page/page.module.css';
import { paths } from '../../paths';
import { DeliveryPlace } from './delivery-place';
import { OrderSummary } from './order-summary';
import type { Outcome } from './use-payment-state';

/** Shows the outcome of a payment. */
export function PaymentOutcome({ outcome }: { outcome: Outcome }) {
  const toOrders = <Button to={paths.myOrders}>{messages.checkOrderStatus}</Button>;
  switch (outcome.status) {
    case 'confirmed':
    case 'unverified':
      return (
        <>
          <Notice tone="success" action={toOrders}>
            <p>{messages.paymentDone}</p>
            {outcome.status === 'confirmed' && (
              <>
                <p className={page.soft}>{messages.reference(outcome.payment.reference)}</p>
                {outcome.payment.coins === undefined ? (
                  <NairaCharge amount={outcome.payment.amount} placed />
                ) : (
                  <p>{messages.paidWithCoins(outcome.payment.coins)}</p>
                )}
              </>
            )}
          </Notice>
          {/* The order was already paid, so this payment is refunded. */}
          {outcome.status === 'confirmed' && outcome.payment.message && (
            <Notice tone="warning" title={outcome.payment.message} />
          )}
          {outcome.status === 'confirmed' && (
            <>
              <DeliveryPlace delivery={outcome.payment.delivery} />
              <OrderSummary orderId={outcome.payment.order_id} coins={outcome.payment.coins} />
            </>
          )}
        </>
      );
    case 'pending':
      return (
        <Notice tone="info" title={messages.paymentPending} action={<Spinner />}>
          <p>{messages.paymentPendingDetail}</p>
          {outcome.payment.message && <p>{outcome.payment.message}</p>}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="warning" title={messages.paymentUnknown} action={toOrders}>
          <p>{messages.paymentUnknownDetail}</p>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice tone="warning" title={messages.paymentPending} action={<Spinner />}>
          <p>{messages.paymentUnreachable}</p>
        </Notice>
      );
    case 'asking':
    case 'failed':
      return (
        <Notice tone="info" title={messages.paymentPending} action={<Spinner />}>
          <p>{messages.paymentPendingDetail}</p>
        </Notice>
      );
  }
}
