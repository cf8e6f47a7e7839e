import { Button, Notice } from '@nkm/ui';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import page from '../page/page.module.css';
import { paths } from '../paths';

/** /payment-error (spec 2 §2): the payment was not made; the order waits among the shopper's orders. */
export default function PaymentErrorScreen() {
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? query.get('trxref');
  return (
    <div className={page.page}>
      <h1>{messages.paymentFailedTitle}</h1>
      <Notice
        tone="error"
        action={
          <Button variant="main" to={paths.myOrders}>
            {messages.tryAgain}
          </Button>
        }
      >
        <p>{messages.paymentFailed}</p>
        {reference && <p className={page.soft}>{messages.reference(reference)}</p>}
      </Notice>
    </div>
  );
}
