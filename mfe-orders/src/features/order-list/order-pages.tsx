import { type Order, ORDER_STATUSES } from '@nkm/contracts';
import { FailurePanel, Pagination } from '@nkm/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { FeesDialog } from './fees-dialog';
import type { OrderPage } from './load-order-page';
import styles from './order-list.module.css';
import { OrderSearch } from './order-search';
import { OrderTable } from './order-table';
import { useSearchAddress } from './use-search-address';

const texts = messages.myOrders;

interface OrderPagesProps {
  found: OrderPage;
  /** Search text and status from the address. */
  search: string;
  status: string;
}

/** The shopper's orders, three to a page, from a server that searches and divides them. */
export function OrderPages({ found, search, status }: OrderPagesProps) {
  const fields = useSearchAddress({ search, status });
  const { revalidate, state } = useRevalidator();
  const [feesOf, setFeesOf] = useState<Order | null>(null);
  const { orders, page, pages, total, failure } = found;
  const isRetrying = failure !== null && state === 'loading';
  const busy = fields.isBehind || isRetrying;
  // The address can name a status of a newer server.
  const statuses = [...new Set<string>([...ORDER_STATUSES, fields.status])].filter(Boolean);

  return (
    <div className={styles.list} aria-busy={busy}>
      <OrderSearch
        text={fields.text}
        status={fields.status}
        statuses={statuses}
        found={total}
        busy={busy}
        failed={failure !== null}
        onChange={fields.type}
        onStatus={fields.choose}
        onSubmit={fields.submit}
        onClear={fields.clear}
      />
      {failure !== null && !fields.isBehind && (
        <FailurePanel
          title={texts.searchFailed}
          onRetry={() => void revalidate()}
          retryLabel={texts.searchAgain}
          busy={isRetrying}
        >
          <p>{failure}</p>
        </FailurePanel>
      )}
      {orders.length > 0 && <OrderTable orders={orders} onShowFees={setFeesOf} />}
      <Pagination
        page={page}
        totalPages={pages}
        hrefOf={(target) => paths.myOrders({ page: target, search, status })}
        controls="orders"
        label={texts.pages}
      />
      <FeesDialog order={feesOf} onClose={() => setFeesOf(null)} />
    </div>
  );
}
