import { amountsOfOrder, type Invoice, type Order, type OrderSummaryProps } from '@nkm/contracts';
import { coinText } from '@nkm/contracts/coin-text';
import { estimatedDay } from '@nkm/contracts/estimated-day';
import { type Platform, usePlatform } from '@nkm/platform';
import { Button, Notice, Spinner, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { Facts } from '../../page/facts';
import { Panel } from '../../page/panel';
import { paths } from '../../paths';
import { startOf } from '../../order/expected-delivery';
import { AmountLines } from '../../amounts/amount-lines';
import { messages } from './messages';
import styles from './order-summary.module.css';
import { StoreItems } from './store-items';

/** The paid or confirmed order on the success page. Widget `order-summary`; the page works without it. */
export default function OrderSummary({ orderId, coins }: OrderSummaryProps) {
  const { api } = usePlatform();
  const order = useLoaded(useCallback((signal: AbortSignal) => loadOrder(api, orderId, signal), [api, orderId]));
  if (order.status === 'loading') return <Spinner label={messages.loading} />;
  if (order.status === 'ready') return <Summary order={order.data} coins={coins} />;
  return (
    <Notice tone="warning" title={messages.failed} action={<Button onClick={order.retry}>{messages.retry}</Button>} />
  );
}

/** `GET /orders/{id}` (ours). */
async function loadOrder(api: Platform['api'], id: number, signal: AbortSignal): Promise<Order> {
  return (await api.get<{ data: Order }>(`/orders/${id}`, { signal })).data;
}

/** The invoices that somebody pays for; all, when the server does not send their amounts. */
const chargedInvoices = ({ amounts, invoices }: Order): Invoice[] =>
  amounts ? invoices.filter((invoice) => invoice.amounts) : invoices;

/** The day on which all parcels have arrived. An order is paid at once, so its first parcel says when. */
const arrivalOf = ({ invoices, timestamp, delivery_days: days }: Order): string =>
  estimatedDay(startOf(invoices[0] ?? {}, timestamp), days);

function Summary({ order, coins }: { order: Order; coins: number | undefined }) {
  return (
    <Panel title={messages.title}>
      <Facts
        facts={[
          { label: messages.number, value: order.transaction_reference },
          {
            label: messages.expected,
            value: messages.byDay(arrivalOf(order)),
          },
        ]}
      />
      <AmountLines amounts={amountsOfOrder(order)} total={coins === undefined ? undefined : coinText(coins)} />
      {chargedInvoices(order).map((invoice) => (
        <StoreItems key={invoice.id} order={order} invoice={invoice} />
      ))}
      <h3 className={styles.heading}>{messages.next}</h3>
      <ol className={styles.steps}>
        {messages.steps(order.delivery_type === 'Pickup').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button to={paths.shop}>{messages.continueShopping}</Button>
    </Panel>
  );
}
