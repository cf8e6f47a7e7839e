import { hasFeature, type ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { canConfirm, canRateSeller } from '../../features/invoice-actions/allowed-actions';
import { LineActions } from '../../features/invoice-actions/line-actions';
import { RatePrompt } from '../../features/invoice-actions/rate-prompt';
import { ReceiptPrompt } from '../../features/invoice-actions/receipt-prompt';
import { Returns } from '../../features/invoice-actions/returns';
import { useDialogs } from '../../features/invoice-actions/use-dialogs';
import { InvoiceHeading } from '../../features/invoice/invoice-heading';
import { InvoiceSummary } from '../../features/invoice/invoice-summary';
import { ItemList } from '../../features/invoice/item-list';
import { ItemTracking } from '../../features/invoice/item-tracking';
import { NextStep } from '../../features/invoice/next-step';
import { PaymentMethod } from '../../features/invoice/payment-method';
import { DeferredPickupPanel } from '../../features/invoice/pickup/deferred-pickup-panel';
import { DeferredReturnPass } from '../../features/return-pass/deferred-return-pass';
import { ReviewWindow } from '../../features/invoice/review-window';
import { TrackingInformation } from '../../features/invoice/tracking-information';
import { CancelButton } from '../../order/cancel-button';
import { RefundNotices } from '../../order/refund-notices';
import { messages } from '../../messages';
import { useFreshOrders } from '../../order/use-fresh-orders';
import { paths } from '../../paths';
import type { Data } from './data';
import styles from './page.module.css';
import page from '../page.module.css';

const { breadcrumb } = messages;

/** One invoice of an order: the part that one store sells and ships. */
export default function OrderDetails({ data: { order, invoice } }: ScreenProps<Data>) {
  useFreshOrders([order]);
  const { settings } = usePlatform();
  const heading = useRef<HTMLHeadingElement>(null);
  const dialogs = useDialogs(order, invoice, heading);
  const { review_ends_by: endsBy } = invoice;
  // A server with only the documented API cannot confirm receipt.
  const confirms = canConfirm(invoice) && hasFeature(settings, 'confirm-receipt');
  return (
    <div className={`${page.page} ${styles.printed}`}>
      <div data-print="hidden">
        <Breadcrumb
          items={[
            { title: breadcrumb.home, to: paths.home },
            { title: breadcrumb.account, to: paths.myOrders() },
            { title: breadcrumb.details },
          ]}
        />
      </div>
      <InvoiceHeading order={order} invoice={invoice} ref={heading} />
      <NextStep order={order} invoice={invoice} />
      <RefundNotices order={order} invoiceId={invoice.id} />
      {invoice.stage && <DeferredPickupPanel order={order} invoice={invoice} />}
      {confirms && endsBy && (
        <ReviewWindow endsBy={endsBy}>{(isOpen) => <ReceiptPrompt inTime={isOpen} dialogs={dialogs} />}</ReviewWindow>
      )}
      {canRateSeller(invoice) && <RatePrompt dialogs={dialogs} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ItemList
            invoice={invoice}
            actions={(product) => <LineActions invoice={invoice} product={product} dialogs={dialogs} />}
          />
          <Returns
            invoice={invoice}
            pass={(entry) => (
              <DeferredReturnPass
                entry={entry}
                orderNumber={order.transaction_reference}
                onOtherStation={() => dialogs.open({ kind: 'station', entry })}
              />
            )}
            dialogs={dialogs}
          />
          <TrackingInformation invoice={invoice} />
        </div>
        <div className={styles.column}>
          <InvoiceSummary order={order} invoice={invoice} />
          <ItemTracking invoice={invoice} />
          {!confirms && endsBy && <ReviewWindow endsBy={endsBy} isClosed={!canConfirm(invoice)} />}
          <PaymentMethod order={order} invoice={invoice} />
          <CancelButton order={order} />
          <p data-print="hidden">
            <Link to={paths.contactUs(order.transaction_reference)}>{messages.details.getHelp}</Link>
          </p>
        </div>
      </div>
      {dialogs.shown}
    </div>
  );
}
