import { formatMoney, type PaymentState } from '@nkm/contracts';
import { Button, NairaCharge, Notice, Spinner } from '@nkm/ui';
import { messages } from './messages';
import page from '../../page/page.module.css';
import { paths } from '../../paths';
import { DeliveryPlace } from './delivery-place';
import { OrderSummary } from './order-summary';
import type { Outcome } from './use-payment-state';

/** Shows the outcome of a payment. */
export function PaymentOutcome({ outcome }: { outcome: Outcome }) {
  switch (outcome.status) {
    case 'confirmed':
    case 'unverified':
      return (
        <>
          {outcome.status === 'confirmed' && outcome.payment.pay_on_delivery !== undefined ? (
            <Notice tone="success" title={messages.confirmedInCash(outcome.payment.reference)} action={<ToOrders />}>
              <p>
                {messages.payInCash(
                  formatMoney(outcome.payment.pay_on_delivery),
                  outcome.payment.delivery?.type === 'Pickup',
                )}
              </p>
            </Notice>
          ) : (
            <Thanks payment={outcome.status === 'confirmed' ? outcome.payment : undefined} />
          )}
          {/* The order was already paid, so this payment is refunded. */}
          {outcome.status === 'confirmed' && outcome.payment.message && (
            <Notice tone="warning" title={outcome.payment.message} />
          )}
          {outcome.status === 'confirmed' && (
            <div className={`${page.columns} ${page.sideFirst}`}>
              <DeliveryPlace delivery={outcome.payment.delivery} />
              <OrderSummary orderId={outcome.payment.order_id} coins={outcome.payment.coins} />
            </div>
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
        <Notice tone="warning" title={messages.paymentUnknown} action={<ToOrders />}>
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

const ToOrders = () => <Button to={paths.myOrders}>{messages.checkOrderStatus}</Button>;

/** A payment arrived. The documented server does not report it. */
function Thanks({ payment }: { payment?: PaymentState | undefined }) {
  return (
    <Notice tone="success" action={<ToOrders />}>
      <p>{messages.paymentDone}</p>
      {payment && (
        <>
          <p className={page.soft}>{messages.reference(payment.reference)}</p>
          {payment.coins === undefined ? (
            <NairaCharge amount={payment.amount} placed />
          ) : (
            <p>{messages.paidWithCoins(payment.coins)}</p>
          )}
        </>
      )}
    </Notice>
  );
}
