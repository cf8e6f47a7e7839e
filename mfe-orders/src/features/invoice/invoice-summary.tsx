import { amountsOfInvoice } from '@nkm/contracts';
import { amountText } from '@nkm/contracts/coin-text';
import { afterRefundsOfInvoice } from '@nkm/contracts/refund-amounts';
import { useMoney } from '@nkm/platform';
import { NairaCharge } from '@nkm/ui';
import { messages } from '../../messages';
import { amountLabels, totalLabels } from '../../amounts/labels';
import { refundFacts } from '../../amounts/refund-facts';
import { DownloadInvoice } from './download-invoice';
import { DeliveryPlace } from './delivery-place';
import { Facts } from '../../page/facts';
import type { OrderInvoice } from './find-invoice';
import { countedProducts } from '../../order/counted-products';
import { invoiceTotals } from './invoice-totals';
import { Panel } from '../../page/panel';

const texts = messages.details;

export function InvoiceSummary({ order, invoice }: OrderInvoice) {
  const money = useMoney();
  const products = countedProducts(order, invoice);
  const { quantity, price, delivery, total } = invoiceTotals({ ...invoice, products });
  const amounts = amountsOfInvoice(order, invoice);
  const added = amounts?.lines.filter(({ name }) => name !== 'products' && name !== 'delivery') ?? [];
  const isStation = order.delivery_type === 'Pickup' && Boolean(order.address.title);
  return (
    <Panel title={texts.summary}>
      <Facts
        facts={[
          { label: texts.totalQuantity, value: quantity },
          { label: texts.totalPrice, value: money(price) },
          ...(delivery > 0 ? [{ label: texts.deliveryFee, value: money(delivery) }] : []),
          { label: texts.deliveryType, value: order.delivery_type },
          {
            label: isStation ? texts.pickupAt : texts.deliverTo,
            value: <DeliveryPlace place={order.address} isStation={isStation} />,
          },
          { label: texts.invoiceTotal, value: money(total), isTotal: !amounts },
          ...added.map(({ name, amount }) => ({ label: amountLabels[name], value: money(amount) })),
          ...(amounts
            ? [{ label: totalLabels[amounts.kind], value: amountText(amounts.total, amounts, money), isTotal: true }]
            : []),
          ...refundFacts(afterRefundsOfInvoice(order, invoice), amounts ?? {}, money),
        ]}
      />
      {!amounts?.in_coins && <NairaCharge amount={amounts?.total ?? total} placed={amounts?.kind !== 'to_pay'} />}
      <DownloadInvoice order={order} invoice={invoice} />
    </Panel>
  );
}
