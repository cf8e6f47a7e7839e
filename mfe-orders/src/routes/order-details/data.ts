import { type LoadArguments, NotFound } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { OrderInvoice } from '../../features/invoice/find-invoice';
import { preparePickupPanel } from '../../features/invoice/pickup/deferred-pickup-panel';
import { prepareReturnPass } from '../../features/return-pass/deferred-return-pass';
import { loadInvoice } from '../../features/invoice/load-invoice';

export type Data = OrderInvoice;

/** Throws `NotFound` when the shopper has no such order or the order has no such invoice. */
export async function load({ platform, params, signal }: LoadArguments<Platform>): Promise<Data> {
  const { id: orderId = '', invoice: invoiceId = '' } = params;
  const found = await loadInvoice(platform, { orderId, invoiceId, signal });
  if (!found) throw new NotFound('No such invoice');
  if (found.invoice.stage) await preparePickupPanel();
  await prepareReturnPass(found.invoice.returns ?? []);
  return found;
}
