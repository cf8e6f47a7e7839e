import type { Order } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { loadOrders } from '../../order/load-orders';
import { findInvoice, type OrderInvoice } from './find-invoice';

/** The server's list ends with this many orders, the newest; an older one is asked for by itself. */
const LIST_LIMIT = 200;

/** The invoice within its order, as the address names them, or null. Rejects with `ApiError`. */
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
    // No such order, or a server without this call.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
