import type { Invoice, Order } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { Panel } from '../../page/panel';
import { messages } from '../../messages';

const texts = messages.details;

interface PaymentMethodProps {
  order: Pick<Order, 'payment_gateway'>;
  invoice: Pick<Invoice, 'status' | 'pay_on_delivery'>;
}

/** How the invoice is paid, and the cash that it costs on delivery. */
export function PaymentMethod({ order: { payment_gateway: gateway }, invoice }: PaymentMethodProps) {
  const money = useMoney();
  const { status, pay_on_delivery: due } = invoice;
  const inCash = gateway === texts.cash;
  return (
    <Panel title={texts.payment}>
      <p>{inCash ? texts.cash : texts.card(gateway)}</p>
      {due !== undefined && <p>{texts.payInCash(money(due))}</p>}
      {inCash && due === undefined && status !== 'Cancelled' && <p>{texts.paidInCash}</p>}
    </Panel>
  );
}
