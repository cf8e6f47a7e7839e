import type { Order } from '@nkm/contracts';
import { Pagination } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { FeesDialog } from './fees-dialog';
import { filterOrders } from './filter-orders';
import styles from './order-list.module.css';
import { OrderSearch } from './order-search';
import { OrderTable } from './order-table';
import { pageOfOrders } from './page-of-orders';

interface OrderListProps {
  /** Newest first, at least one. */
  orders: readonly Order[];
  /** Page and search text as the address has them. */
  page: number;
  search: string;
}

/** The shopper's orders, found by item or number as they type, three to a page (spec 2 §2). */
export function OrderList({ orders, page: wantedPage, search }: OrderListProps) {
  const [text, setText] = useState(search);
  const [feesOf, setFeesOf] = useState<Order | null>(null);
  const found = filterOrders(orders, text);
  // The page of the address belongs to the search of the address: another search starts on its first page.
  const { orders: shown, page, pages } = pageOfOrders(found, text === search ? wantedPage : 1);

  return (
    <div className={styles.list}>
      <OrderSearch text={text} found={found.length} onChange={setText} />
      {shown.length > 0 && <OrderTable orders={shown} onShowFees={setFeesOf} />}
      <Pagination
        page={page}
        totalPages={pages}
        hrefOf={(target) => paths.myOrders({ page: target, search: text })}
        controls="orders"
        label={messages.myOrders.pages}
      />
      <FeesDialog order={feesOf} onClose={() => setFeesOf(null)} />
    </div>
  );
}
