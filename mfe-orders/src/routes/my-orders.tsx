import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb } from '@nkm/ui';
import { useSearchParams } from 'react-router-dom';
import { NoOrders } from '../features/order-list/no-orders';
import { OrderList } from '../features/order-list/order-list';
import { messages } from '../messages';
import { useFreshOrders } from '../order/use-fresh-orders';
import { paths } from '../paths';
import type { Data } from './my-orders.data';
import styles from './page.module.css';

const { breadcrumb, myOrders } = messages;

export default function MyOrders({ data: { orders } }: ScreenProps<Data>) {
  const [query] = useSearchParams();
  const search = query.get('q') ?? '';
  useFreshOrders();
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
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <OrderList key={search} orders={orders} page={Number(query.get('page') ?? 1)} search={search} />
      )}
    </div>
  );
}
