import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb } from '@nkm/ui';
import { useSearchParams } from 'react-router-dom';
import { NoOrders } from '../../features/order-list/no-orders';
import { OrderPages } from '../../features/order-list/order-pages';
import { OrderList } from '../../features/order-list/order-list';
import { messages } from '../../messages';
import { useFreshOrders } from '../../order/use-fresh-orders';
import { paths } from '../../paths';
import type { Data } from './data';
import styles from '../page.module.css';

const { breadcrumb, myOrders } = messages;

export default function MyOrders({ data }: ScreenProps<Data>) {
  const [query] = useSearchParams();
  const search = query.get('q') ?? '';
  const status = query.get('status') ?? '';
  const { orders } = data;
  const isSearch = search.trim() !== '' || status !== '';
  useFreshOrders(orders);
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[
          { title: breadcrumb.home, to: paths.home },
          { title: breadcrumb.account },
          { title: breadcrumb.orders },
        ]}
      />
      <h1>{myOrders.heading}</h1>
      {orders.length === 0 && (data.kind === 'all' || !isSearch) ? (
        <NoOrders />
      ) : data.kind === 'page' ? (
        <OrderPages found={data} search={search} status={status} />
      ) : (
        <OrderList orders={orders} page={Number(query.get('page') ?? 1)} search={search} status={status} />
      )}
    </div>
  );
}
