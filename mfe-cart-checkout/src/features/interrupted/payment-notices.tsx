import { formatMoney, type PaymentNews } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { Button, Notice, type NoticeProps } from '@nkm/ui';
import { useEffect, useState } from 'react';
import page from '../../page/page.module.css';
import { paths } from '../../paths';
import { messages } from './messages';
import { loadNews, markSeen } from './payment-journal';

const TONES: Record<PaymentNews['state'], NoticeProps['tone']> = {
  confirmed: 'success',
  pending: 'info',
  unpaid: 'info',
  returned: 'info',
  failed: 'warning',
  cancelled: 'warning',
};

/** Says after an interrupted payment, on any device, what became of the order. */
export function PaymentNotices() {
  const platform = usePlatform();
  const { user } = useTopic('session');
  const [news, setNews] = useState<PaymentNews[]>([]);
  const shopperId = user?.id;

  useEffect(() => {
    if (shopperId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    void loadNews(platform, signal).then(
      (found) => signal.aborted || setNews(found),
      () => undefined, // aborted
    );
    return () => controller.abort();
  }, [platform, shopperId]);

  function dismiss(orderId: number) {
    setNews((before) => before.filter(({ order_id }) => order_id !== orderId));
    void markSeen(platform, orderId);
  }
  return news.map((each) => <PaymentNotice key={each.order_id} news={each} onDismiss={() => dismiss(each.order_id)} />);
}

function PaymentNotice({ news, onDismiss }: { news: PaymentNews; onDismiss: () => void }) {
  const { state, order_reference, amount, units, pay_on_delivery: cash } = news;
  const isOpen = state === 'unpaid' || state === 'pending' || state === 'failed';
  return (
    <Notice
      tone={TONES[state]}
      title={messages[state](order_reference, formatMoney(amount))}
      action={<Actions news={news} onDismiss={onDismiss} />}
    >
      {isOpen && <p>{messages.inOrder(units)}</p>}
      {cash !== undefined && <p>{messages.inCash(formatMoney(cash))}</p>}
    </Notice>
  );
}

function Actions({ news, onDismiss }: { news: PaymentNews; onDismiss: () => void }) {
  const { state, order_reference, payment_reference, pay_link } = news;
  const about = (path: string, reference: string) => `${path}?reference=${encodeURIComponent(reference)}`;
  if (state === 'pending')
    return (
      <Button size="s" to={about(paths.paymentSuccess, payment_reference ?? order_reference)}>
        {messages.check}
      </Button>
    );
  if (state === 'unpaid' || state === 'failed')
    return (
      <div className={page.actions}>
        {pay_link && (
          <Button size="s" href={pay_link}>
            {state === 'failed' ? messages.again : messages.pay}
          </Button>
        )}
        <Button size="s" variant="quiet" to={about(paths.paymentError, order_reference)}>
          {messages.otherWays}
        </Button>
      </div>
    );
  return (
    <div className={page.actions}>
      {state === 'confirmed' && (
        <Button size="s" to={paths.myOrders}>
          {messages.toOrders}
        </Button>
      )}
      <Button size="s" variant="quiet" onClick={onDismiss}>
        {messages.dismiss}
      </Button>
    </div>
  );
}
