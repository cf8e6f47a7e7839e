import type { InvoiceProduct, LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadOrders } from '../../order/load-orders';
import { reviewable } from '../../features/invoice-actions/allowed-actions';

export interface Purchase {
  invoiceId: number;
  product: InvoiceProduct;
}

export interface Data {
  /** Delivered purchases without a review, the newest first. */
  purchases: Purchase[];
}

export async function load({ platform, signal }: LoadArguments<Platform>): Promise<Data> {
  const orders = await loadOrders(platform, signal);
  const invoices = orders.flatMap((order) => order.invoices);
  return {
    purchases: invoices.flatMap((invoice) =>
      reviewable(invoice).map((product) => ({ invoiceId: invoice.id, product })),
    ),
  };
}
