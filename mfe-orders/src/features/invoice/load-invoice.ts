import type { Order } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { loadOrders } from '../../order/load-orders';
import { findInvoice, type OrderInvoice } from './find-invoice';

/** The server lists this many of the newest orders. An older order needs a separate request. */
const LIST_LIMIT = 200;

/** Loads the order and the invoice that the address names, or null. Rejects with `ApiError`. */
export async function loadInvoice(
  { api }: Pick<Platform, 'api'>,
  { orderId, invoiceId, signal }: { orderId: string; invoiceId: string; signal: AbortSignal },
): Promise<OrderInvoice | null> {
  const orders = await loadOrders({ api }, signal);
  const listed = findInvoice(orders, orderId, invoiceId);
  if (listed || orders.length < LIST_LIMIT || !/^[1-9]\d*$/.test(orderId)) return listed;
  try {
    const { data } = await api.get<{ data: Order }>(`/orders/${orderId}`, { signal });
    return findInvoice([data], orderId, invoiceId);
  } catch (error) {
    // The order does not exist, or the server does not have this call.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
