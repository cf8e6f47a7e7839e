import { formatMoney, type PayerView } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Countdown, Notice, Spinner } from '@nkm/ui';
import { useState } from 'react';
import page from '../../page/page.module.css';
import { messages } from './messages';
import { PayerForm } from './payer-form';

/** What a payer sees of the order, and the form while it can be paid. */
export function PayerOrder({ view, token }: { view: PayerView; token: string }) {
  const { settings } = usePlatform();
  const { status, payment } = view;
  const isPending = status === 'undecided' || (status === 'open' && payment?.status === 'pending');
  return (
    <>
      {payment?.status === 'failed' && (
        <Notice tone="warning" title={status === 'open' ? messages.failed : messages.notUsed}>
          {payment.message && <p>{payment.message}</p>}
        </Notice>
      )}
      {status === 'open' && payment?.status === 'left' && <Notice tone="info" title={messages.left} />}
      {payment?.status === 'confirmed' && <Notice tone="success" title={messages.thanks(settings.brand)} />}
      {status === 'paid' && payment?.status !== 'confirmed' && <Notice tone="success" title={messages.paid} />}
      {status === 'ended' && <Notice tone="info" title={messages.ended} />}
      {isPending && (
        <Notice tone="info" title={messages.undecided} action={<Spinner />}>
          <p>{messages.doNotPay}</p>
        </Notice>
      )}
      {status === 'open' && !isPending && <ToPay view={view} token={token} />}
    </>
  );
}

function ToPay({ view, token }: { view: PayerView; token: string }) {
  const { settings } = usePlatform();
  const { amount = 0, first_name: name = '', held_seconds: seconds = null } = view;
  return (
    <section className={page.card} aria-label={messages.amount}>
      <p>{messages.asks(name, settings.brand)}</p>
      {view.is_own && <Notice tone="info" title={messages.own} />}
      <p>
        {messages.amount}: <strong>{formatMoney(amount)}</strong>
      </p>
      <TimeLeft key={seconds} seconds={seconds} />
      <PayerForm token={token} amount={amount} />
    </section>
  );
}

/** How long the products are reserved. Afterwards the order can still be paid while they are in stock. */
function TimeLeft({ seconds }: { seconds: number | null }) {
  const [isOver, setOver] = useState(seconds === null);
  if (seconds === null || isOver) return <p>{messages.notReserved}</p>;
  return (
    <>
      <p>
        {messages.reserved} <Countdown seconds={seconds} onEnd={() => setOver(true)} label={messages.reserved} />
      </p>
      <p className={page.soft}>{messages.afterwards}</p>
    </>
  );
}
