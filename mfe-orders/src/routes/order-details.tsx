import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb } from '@nkm/ui';
import { InvoiceHeading } from '../features/invoice/invoice-heading';
import { InvoiceSummary } from '../features/invoice/invoice-summary';
import { ItemList } from '../features/invoice/item-list';
import { ItemTracking } from '../features/invoice/item-tracking';
import { PaymentMethod } from '../features/invoice/payment-method';
import { ReviewWindow } from '../features/invoice/review-window';
import { TrackingInformation } from '../features/invoice/tracking-information';
import { messages } from '../messages';
import { useFreshOrders } from '../order/use-fresh-orders';
import { paths } from '../paths';
import type { Data } from './order-details.data';
import styles from './order-details.module.css';
import page from './page.module.css';

const { breadcrumb } = messages;

/** One invoice of an order: the part that one store sells and sends (spec 2 §2). */
export default function OrderDetails({ data: { order, invoice } }: ScreenProps<Data>) {
  useFreshOrders();
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { title: breadcrumb.home, to: paths.home },
          { title: breadcrumb.account, to: paths.myOrders() },
          { title: breadcrumb.details },
        ]}
      />
      <InvoiceHeading order={order} invoice={invoice} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ItemList invoice={invoice} />
          <TrackingInformation invoice={invoice} />
        </div>
        <div className={styles.column}>
          <InvoiceSummary order={order} invoice={invoice} />
          <ItemTracking invoice={invoice} />
          {invoice.review_ends_by && <ReviewWindow endsBy={invoice.review_ends_by} />}
          <PaymentMethod gateway={order.payment_gateway} />
        </div>
      </div>
    </div>
  );
}
