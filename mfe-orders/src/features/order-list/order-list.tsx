import type { Order } from '@nkm/contracts';
import { Pagination } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { FeesDialog } from './fees-dialog';
import { filterOrders, statusesIn } from './filter-orders';
import styles from './order-list.module.css';
import { OrderSearch } from './order-search';
import { OrderTable } from './order-table';
import { pageOfOrders } from './page-of-orders';
import { useSearchAddress } from './use-search-address';

interface OrderListProps {
  /** Newest first, at least one. */
  orders: readonly Order[];
  /** Page, search text and status from the address. */
  page: number;
  search: string;
  status: string;
}

/** The shopper's orders, three to a page, with a search that filters as they type, and a status (ORD-SCR-002). */
export function OrderList({ orders, page: wantedPage, search, status }: OrderListProps) {
  const fields = useSearchAddress({ search, status });
  const { text, status: chosen } = fields;
  const [feesOf, setFeesOf] = useState<Order | null>(null);
  const found = filterOrders(orders, text, chosen);
  // The page number in the address belongs to the filters in the address. Other filters start on page 1.
  const { orders: shown, page, pages } = pageOfOrders(found, fields.isBehind ? 1 : wantedPage);

  return (
    <div className={styles.list}>
      <OrderSearch
        text={text}
        status={chosen}
        statuses={statusesIn(orders)}
        found={found.length}
        onChange={fields.type}
        onStatus={fields.choose}
        onSubmit={fields.submit}
        onClear={fields.clear}
      />
      {shown.length > 0 && <OrderTable orders={shown} onShowFees={setFeesOf} />}
      <Pagination
        page={page}
        totalPages={pages}
        hrefOf={(target) => paths.myOrders({ page: target, search: text, status: chosen })}
        controls="orders"
        label={messages.myOrders.pages}
      />
      <FeesDialog order={feesOf} onClose={() => setFeesOf(null)} />
    </div>
  );
}
