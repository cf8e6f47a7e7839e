import { hasFeature, type Order } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { canChange } from './can-change';
import { watchOrders } from './watch-orders';

type WatchedOrder = Pick<Order, 'id' | 'status' | 'invoices' | 'refunds'>;

/** The server answers for at most this many orders. */
const MOST = 20;

/**
 * Reloads the page's orders when one of them changes at the server, when a payment is confirmed, and when Back from the
 * payment provider restores the page from the browser's back/forward cache.
 */
export function useFreshOrders(orders: readonly WatchedOrder[]): void {
  const { api, bus, settings } = usePlatform();
  const { revalidate } = useRevalidator();
  const open = orders.filter((order) => order.id > 0 && canChange(order)).map(({ id }) => id);
  const ids = [...new Set(open)].slice(0, MOST).join(',');
  const watches = ids !== '' && hasFeature(settings, 'order-changes');

  useEffect(() => {
    if (!watches) return undefined;
    return watchOrders({ api, orderIds: ids.split(',').map(Number), onChange: () => void revalidate() });
  }, [api, ids, watches, revalidate]);

  useEffect(() => {
    const unsubscribe = bus.on('order.paid', () => void revalidate());
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      unsubscribe();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [bus, revalidate]);
}
