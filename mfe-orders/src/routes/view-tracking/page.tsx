import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button, EmptyState } from '@nkm/ui';
import { DeferredPickupPanel } from '../../features/invoice/pickup/deferred-pickup-panel';
import { messages } from '../../features/tracking/messages';
import { ParcelCard } from '../../features/tracking/parcel-card';
import { messages as shared } from '../../messages';
import { useFreshOrders } from '../../order/use-fresh-orders';
import { paths } from '../../paths';
import type { Data } from './data';
import styles from '../page.module.css';

const texts = messages.view;

/** /view-tracking: the shopper's own parcels (ORD-SCR-020). */
export default function ViewTracking({ data: { parcels, isOne } }: ScreenProps<Data>) {
  useFreshOrders(parcels.map(({ invoice, order }) => ({ ...invoice, id: order.id, invoices: [invoice] })));
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          { title: shared.breadcrumb.home, to: paths.home },
          { title: shared.breadcrumb.account, to: paths.myOrders() },
          { title: texts.heading, ...(isOne && { to: paths.viewTracking() }) },
        ]}
      />
      <h1>{isOne ? texts.one : texts.heading}</h1>
      {!isOne && parcels.length > 0 && <p>{texts.intro}</p>}
      {parcels.length === 0 && (
        <EmptyState title={texts.none} action={<Button to={paths.myOrders()}>{texts.myOrders}</Button>}>
          {texts.noneHint}
        </EmptyState>
      )}
      {parcels.map(({ invoice, order }) => (
        <ParcelCard
          key={invoice.id}
          parcel={invoice}
          store={invoice.vendor.store_name}
          items={invoice.products.reduce((sum, { quantity }) => sum + quantity, 0)}
          order={{ reference: order.transaction_reference, placedAt: order.timestamp, days: order.delivery_days }}
          isOne={parcels.length === 1}
          pass={invoice.stage && <DeferredPickupPanel order={order} invoice={invoice} heading="h3" />}
        >
          {order.id > 0 && (
            <p>
              <Button
                to={paths.orderDetails(order.id, invoice.id)}
                aria-label={texts.moreOf(invoice.reference)}
                size="s"
              >
                {texts.more}
              </Button>
            </p>
          )}
        </ParcelCard>
      ))}
      {isOne && (
        <p>
          <Button to={paths.viewTracking()}>{texts.all}</Button>
        </p>
      )}
    </div>
  );
}
