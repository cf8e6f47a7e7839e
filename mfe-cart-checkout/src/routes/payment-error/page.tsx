import { formatMoney, lineName, type Order } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { usePlatform, useTopic } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readAttempt } from '../../features/payment/attempt';
import { settleFailed } from '../../features/payment/settle';
import { explanation } from '../../features/unpaid-order/explanation';
import { messages as unpaid } from '../../features/unpaid-order/messages';
import { useUnpaidOrder } from '../../features/unpaid-order/use-unpaid-order';
import { UnpaidOrderActions } from '../../features/unpaid-order/unpaid-order-actions';
import { stockOf, type Why, whyUnpaid } from '../../features/unpaid-order/why-unpaid';
import { messages } from '../../features/payment/messages';
import page from '../../page/page.module.css';
import { paths } from '../../paths';

/** For other reasons, the alternatives below are more useful than Try Again. */
const RETRY_HELPS: ReadonlySet<Why> = new Set(['declined', 'left', 'provider-down', 'unknown']);

/**
 * /payment-error: the payment failed and the order is still unpaid. Adds the reason and the alternatives below the text
 * that CART-MSG-007 fixes.
 */
export default function PaymentErrorScreen() {
  const platform = usePlatform();
  const [query] = useSearchParams();
  const reference = useReference(query);
  const { status, order, payment, reload } = useUnpaidOrder(reference);
  const why = whyUnpaid({ reason: query.get('reason'), order, payment });
  const stock = stockOf(order);
  const detail = status === 'loading' && why === 'unknown' ? null : explanation(why, stock, payment);

  if (why === 'paid' || why === 'in-cash') {
    return (
      <div className={page.page}>
        <h1>{messages.payment}</h1>
        <Notice tone="success" action={<Button to={paths.myOrders}>{messages.checkOrderStatus}</Button>}>
          <p>{detail}</p>
        </Notice>
      </div>
    );
  }
  return (
    <div className={page.page}>
      <h1>{messages.paymentFailedTitle}</h1>
      <Notice
        tone="error"
        action={
          <Button variant={RETRY_HELPS.has(why) ? 'main' : 'plain'} to={paths.invoice}>
            {messages.tryAgain}
          </Button>
        }
      >
        <p>{messages.paymentFailed}</p>
        {detail && <p>{detail}</p>}
        {order?.status === 'Uncompleted' && <p>{stillToPay(order)}</p>}
        {order?.reserved_until && <p>{unpaid.reserved(lagosDateTime(order.reserved_until))}</p>}
        {order?.refunds?.map((refund) => (
          <p key={refund.reference}>{refund.message}</p>
        ))}
        {reference && (
          <>
            <p className={page.soft}>{messages.reference(reference)}</p>
            <p>
              <Link to={paths.contactUs(order?.transaction_reference ?? reference)}>{messages.contactSupport}</Link>
            </p>
          </>
        )}
      </Notice>
      {order && (
        <UnpaidOrderActions order={order} stock={stock} onChanged={reload} onEnded={() => settleFailed(platform)} />
      )}
    </div>
  );
}

/** Products that the page names. */
const NAMED = 2;

function stillToPay({ amount, invoices }: Order): string {
  const lines = invoices.flatMap(({ products }) => products);
  return messages.stillToPay(formatMoney(amount), lines.slice(0, NAMED).map(lineName), lines.length);
}

/** The reference in the address, otherwise that of this browser's last order. */
function useReference(query: URLSearchParams): string | null {
  const { storage } = usePlatform();
  const { user } = useTopic('session');
  // In state, because cancelling the order deletes its attempt.
  const [kept, setKept] = useState<string | null>(null);
  const known = kept ?? (user && readAttempt(storage, user.id)?.placed?.reference) ?? null;
  if (known !== kept) setKept(known);
  return query.get('reference') ?? query.get('trxref') ?? known;
}
