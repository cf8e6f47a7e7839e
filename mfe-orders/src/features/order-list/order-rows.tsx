import type { Order } from '@nkm/contracts';
import { amountText } from '@nkm/contracts/coin-text';
import { useMoney } from '@nkm/platform';
import { IconButton, icons } from '@nkm/ui';
import { messages } from '../../messages';
import { CancelButton } from '../../order/cancel-button';
import { OtherPayment } from '../../order/other-payment';
import { PayButton } from '../../order/pay-button';
import { RefundNotices } from '../../order/refund-notices';
import { UnpaidNotice } from '../../order/unpaid-notice';
import { LagosTimestamp } from '../../order/lagos-timestamp';
import { stageOfOrder } from '../../order/stage-of-order';
import { StatusBadge } from '../../order/status-badge';
import { InvoiceEntry } from './invoice-entry';
import styles from './order-table.module.css';

const texts = messages.myOrders;

interface OrderRowsProps {
  order: Order;
  onShowFees: () => void;
}

/** One order: a row with its products, then a row with its total. */
export function OrderRows({ order, onShowFees }: OrderRowsProps) {
  const money = useMoney();
  const { transaction_reference: reference, status, refund_state: refund, pay_on_delivery: due, amounts } = order;
  return (
    <tbody className={styles.order}>
      <tr role="row" className={styles.row}>
        <th role="rowheader" scope="row" data-title={texts.number} className={styles.reference}>
          {reference}
        </th>
        <td role="cell" data-title={texts.description} className={styles.description}>
          <ul className={styles.invoices}>
            {order.invoices.map((invoice, index) => (
              <li key={invoice.id}>
                <InvoiceEntry order={order} invoice={invoice} namesStation={index === 0} />
              </li>
            ))}
          </ul>
        </td>
        <td role="cell" data-title={texts.status}>
          <StatusBadge status={status} refund={refund} stage={stageOfOrder(order)} />
        </td>
        <td role="cell" data-title={texts.timestamp} className={styles.time}>
          <LagosTimestamp at={order.timestamp} />
        </td>
      </tr>
      <tr role="row" className={styles.row}>
        <td role="cell" colSpan={4}>
          <div className={styles.last}>
            <UnpaidNotice order={order} />
            <RefundNotices order={order} />
            <div className={styles.total}>
              <PayButton order={order} />
              <OtherPayment order={order} />
              <CancelButton order={order} />
              {due !== undefined && <span>{texts.payInCash(money(due), order.delivery_type === 'Pickup')}</span>}
              <span className={styles.amount}>
                {texts.grandTotal} <strong>{amountText(amounts?.total ?? order.amount, amounts ?? {}, money)}</strong>
              </span>
              <IconButton
                icon={icons.eye}
                label={texts.showFees(reference)}
                aria-haspopup="dialog"
                onClick={onShowFees}
              />
            </div>
          </div>
        </td>
      </tr>
    </tbody>
  );
}
