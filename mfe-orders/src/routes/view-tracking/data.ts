import { type Invoice, type LoadArguments, NotFound, type Order } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { ApiError, type Platform } from '@nkm/platform';
import { loadOrders } from '../../order/load-orders';
import { isUnderWay } from '../../features/tracking/under-way';

export interface Data {
  /** Newest order first. */
  parcels: { invoice: Invoice; order: Pick<Order, 'id' | 'transaction_reference' | 'timestamp' | 'delivery_days'> }[];
  /** The address names one parcel. */
  isOne: boolean;
}

type ShownInvoice = Invoice & { order_id?: number; order_reference?: string; delivery_days?: number };

/**
 * The parcel that the query names (`GET /invoices/show` with `id`, `reference` or `tracking_code`), else those that are
 * under way. Throws `NotFound` when the shopper has no such parcel.
 */
export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<Data> {
  const key = (['id', 'reference', 'tracking_code'] as const).find((name) => url.searchParams.get(name));
  if (key) return { parcels: [await loadOne(key, url.searchParams.get(key)!)], isOne: true };
  const orders = await loadOrders(platform, signal);
  const now = serverNow(platform);
  const parcels = orders.flatMap((order) =>
    order.invoices.filter((invoice) => isUnderWay(invoice, now)).map((invoice) => ({ invoice, order })),
  );
  return { parcels, isOne: false };

  async function loadOne(name: string, value: string): Promise<Data['parcels'][number]> {
    try {
      const { data } = await platform.api.get<{ data: ShownInvoice }>('/invoices/show', {
        query: { [name]: value },
        signal,
      });
      const { order_id: id = 0, order_reference: reference = '', created_at: timestamp, delivery_days } = data;
      return {
        invoice: data,
        order: {
          id,
          transaction_reference: reference,
          timestamp,
          ...(delivery_days !== undefined && { delivery_days }),
        },
      };
    } catch (error) {
      if (error instanceof ApiError && [404, 422].includes(error.status)) throw new NotFound('No such parcel');
      throw error;
    }
  }
}
