import { formatMoney, type ScreenProps } from '@nkm/contracts';
import { Button, Notice, openWebAddress } from '@nkm/ui';
import { useEffect } from 'react';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { Data } from './data';
import styles from '../page.module.css';

const texts = messages.retry;

/** /invoice: starts the payment of the last unpaid order again. */
export default function RetryPayment({ data: { order, payLink } }: ScreenProps<Data>) {
  useEffect(() => openWebAddress(payLink), [payLink]);
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      <Notice
        tone="info"
        title={texts.opening(order.transaction_reference, formatMoney(order.amount))}
        action={
          // The payment page belongs to the provider, so the link loads a new document.
          <Button href={payLink} variant="main">
            {texts.open}
          </Button>
        }
      >
        <p>{texts.stay}</p>
      </Notice>
      <p>
        <Button to={paths.myOrders()}>{texts.myOrders}</Button>
      </p>
    </div>
  );
}
