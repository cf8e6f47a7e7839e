import type { Invoice, Order } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import { paymentMethodOf, paymentTitle } from '@nkm/contracts/payment-names';
import { useMoney } from '@nkm/platform';
import { Panel } from '../../page/panel';
import { messages } from '../../messages';

const texts = messages.details;

interface PaymentMethodProps {
  order: Pick<Order, 'payment_gateway' | 'payment_method' | 'delivery_type'>;
  invoice: Pick<Invoice, 'status' | 'pay_on_delivery'>;
}

/** How the invoice is paid, and the cash that it costs on delivery. */
export function PaymentMethod({ order, invoice }: PaymentMethodProps) {
  const money = useMoney();
  const { status, pay_on_delivery: due } = invoice;
  const title = paymentTitle(order) ?? order.payment_gateway;
  const inCash = collectorOf(paymentMethodOf(order)) === 'courier';
  return (
    <Panel title={texts.payment}>
      <p>{title}</p>
      {due !== undefined && <p>{texts.payInCash(money(due), order.delivery_type === 'Pickup')}</p>}
      {inCash && due === undefined && status !== 'Cancelled' && <p>{texts.paidInCash}</p>}
    </Panel>
  );
}
