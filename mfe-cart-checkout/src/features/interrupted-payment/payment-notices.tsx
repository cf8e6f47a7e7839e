import { formatMoney, type PaymentNews } from '@nkm/contracts';
import type { ToastTone } from '@nkm/platform';
import { Button, Notice } from '@nkm/ui';
import page from '../../page/page.module.css';
import { paths } from '../../paths';
import { messages } from './messages';

/** How urgent each state is, in a notice and in a toast. */
export const TONES: Record<PaymentNews['state'], ToastTone> = {
  confirmed: 'success',
  pending: 'info',
  unpaid: 'info',
  returned: 'info',
  failed: 'warning',
  cancelled: 'warning',
};

interface PaymentNoticesProps {
  news: readonly PaymentNews[];
  onDismiss: (orderId: number) => void;
}

/** Says after an interrupted payment, on any device, what became of the order. */
export const PaymentNotices = ({ news, onDismiss }: PaymentNoticesProps) =>
  news.map((each) => <PaymentNotice key={each.order_id} news={each} onDismiss={() => onDismiss(each.order_id)} />);

function PaymentNotice({ news, onDismiss }: { news: PaymentNews; onDismiss: () => void }) {
  const { state, order_reference, amount, units, pay_on_delivery: cash, delivery_type: delivery } = news;
  const isOpen = state === 'unpaid' || state === 'pending' || state === 'failed';
  return (
    <Notice
      tone={TONES[state]}
      title={messages[state](order_reference, formatMoney(amount))}
      action={<Actions news={news} onDismiss={onDismiss} />}
    >
      {isOpen && <p>{messages.inOrder(units)}</p>}
      {cash !== undefined && <p>{messages.inCash(formatMoney(cash), delivery === 'Pickup')}</p>}
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
