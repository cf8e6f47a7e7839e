import type { Order } from '@nkm/contracts';
import { VisuallyHidden } from '@nkm/ui';
import { messages } from '../../messages';
import { OrderRows } from './order-rows';
import styles from './order-table.module.css';

const texts = messages.myOrders;

interface OrderTableProps {
  orders: readonly Order[];
  onShowFees: (order: Order) => void;
}

/**
 * A table, or a list of cards on phones. The roles are explicit because some browsers drop the table semantics of rows
 * with `display: block`.
 */
export function OrderTable({ orders, onShowFees }: OrderTableProps) {
  return (
    <table id="orders" role="table" className={styles.table}>
      <caption>
        <VisuallyHidden>{texts.caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr role="row">
          {[texts.number, texts.description, texts.status, texts.timestamp].map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {orders.map((order) => (
        <OrderRows key={order.id} order={order} onShowFees={() => onShowFees(order)} />
      ))}
    </table>
  );
}
