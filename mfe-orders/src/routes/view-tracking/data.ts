import { type Invoice, type LoadArguments, NotFound, type Order } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { ApiError, type Platform } from '@nkm/platform';
import { preparePickupPanel } from '../../features/invoice/pickup/deferred-pickup-panel';
import { loadOrders } from '../../order/load-orders';
import { isUnderWay } from '../../features/tracking/under-way';

export interface Data {
  /** Newest order first. */
  parcels: { invoice: Invoice; order: OrderOfParcel }[];
  /** The address names one parcel. */
  isOne: boolean;
}

type OrderOfParcel = Pick<Order, 'id' | 'transaction_reference' | 'timestamp' | 'delivery_days'> &
  Partial<Pick<Order, 'address'>>;

type ShownInvoice = Invoice & { order_id?: number; order_reference?: string } & Partial<
    Pick<Order, 'delivery_days' | 'address'>
  >;

/**
 * The parcel that the query names (`GET /invoices/show` with `id`, `reference` or `tracking_code`), else those that are
 * under way. Throws `NotFound` when the shopper has no such parcel.
 */
export async function load({ platform, url, signal }: LoadArguments<Platform>): Promise<Data> {
  const key = (['id', 'reference', 'tracking_code'] as const).find((name) => url.searchParams.get(name));
  const parcels = key ? [await loadOne(key, url.searchParams.get(key)!)] : await loadUnderWay();
  if (parcels.some(({ invoice }) => invoice.stage)) await preparePickupPanel();
  return { parcels, isOne: key !== undefined };

  async function loadUnderWay(): Promise<Data['parcels']> {
    const orders = await loadOrders(platform, signal);
    const now = serverNow(platform);
    return orders.flatMap((order) =>
      order.invoices.filter((invoice) => isUnderWay(invoice, now)).map((invoice) => ({ invoice, order })),
    );
  }

  async function loadOne(name: string, value: string): Promise<Data['parcels'][number]> {
    try {
      const { data } = await platform.api.get<{ data: ShownInvoice }>('/invoices/show', {
        query: { [name]: value },
        signal,
      });
      const { order_id: id = 0, order_reference: reference = '', created_at: timestamp, delivery_days, address } = data;
      return {
        invoice: data,
        order: {
          id,
          transaction_reference: reference,
          timestamp,
          ...(delivery_days !== undefined && { delivery_days }),
          ...(address && { address }),
        },
      };
    } catch (error) {
      if (error instanceof ApiError && [404, 422].includes(error.status)) throw new NotFound('No such parcel');
      throw error;
    }
  }
}
