import { formatMoney, type PaymentOffer, type ScreenProps } from '@nkm/contracts';
import { isOfProvider } from '@nkm/contracts/payment-methods';
import { usePlatform, useTopic } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import { useRevalidator } from 'react-router-dom';
import { messages } from '../../features/other-payment/messages';
import { OtherPayment } from '../../features/other-payment/other-payment';
import { PayerLink } from '../../features/payer-link/payer-link';
import { forgetAttempt, readAttempt } from '../../features/payment/attempt';
import page from '../../page/page.module.css';
import { paths } from '../../paths';
import type { Data } from './data';

/** /pay-another-way: changes how an unpaid order is paid, and starts its payment. */
export default function PayAnotherWayScreen({ data }: ScreenProps<Data>) {
  const { revalidate } = useRevalidator();
  const { storage } = usePlatform();
  const { user } = useTopic('session');
  if ('refused' in data)
    return (
      <div className={`${page.page} ${page.narrow}`}>
        <h1>{messages.title}</h1>
        <Notice
          tone="info"
          title={messages.cannotChange}
          action={<Button to={paths.myOrders}>{messages.yourOrders}</Button>}
        >
          <p>{data.refused}</p>
        </Notice>
      </div>
    );
  const { offer } = data;
  const forgetEarlierTotal = () => {
    if (user && readAttempt(storage, user.id)?.placed?.reference === offer.transaction_reference)
      forgetAttempt(storage);
  };
  return (
    <div className={`${page.page} ${page.narrow}`}>
      <h1>{messages.title}</h1>
      <p>{messages.order(offer.transaction_reference, formatMoney(offer.amount))}</p>
      <OtherPayment offer={offer} onChanged={forgetEarlierTotal} onRefused={() => void revalidate()} />
      {isOfProvider(offer.payment_method) && canStillPay(offer) && <PayerLink offer={offer} />}
      <p>
        <Button variant="quiet" to={paths.myOrders}>
          {messages.yourOrders}
        </Button>
      </p>
    </div>
  );
}

/** Whether a payment with the provider can still start. */
const canStillPay = ({ payment_methods: ways }: PaymentOffer): boolean =>
  ways.some(({ code, enabled }) => enabled && isOfProvider(code));
