import { type LoadArguments, NotFound } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { findInvoice, type OrderInvoice } from '../features/invoice/find-invoice';
import { loadOrders } from '../order/load-orders';

export type Data = OrderInvoice;

/** Throws `NotFound` when the shopper has no such order, or the order no such invoice. */
export async function load({ platform, params, signal }: LoadArguments<Platform>): Promise<Data> {
  const found = findInvoice(await loadOrders(platform, signal), params.id ?? '', params.invoice ?? '');
  if (!found) throw new NotFound('No such invoice');
  return found;
}
