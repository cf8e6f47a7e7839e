import type { OrderStatus } from '@nkm/contracts';
import { sql } from 'kysely';
import type { TestProduct } from './products';
import { lineOf, placeOrder } from './orders';
import type { Shopper, TestShop } from './with-shop';

const HOUR = 3_600_000;

export interface Parcel {
  ada: Shopper;
  dress: TestProduct;
  orderId: number;
  invoiceId: number;
  vendorId: number;
}

/** An invoice of a shopper and a vendor in the given status; delivered an hour ago by default. */
export async function parcelOf(
  shop: TestShop,
  {
    status = 'Delivered' as OrderStatus,
    ada,
    dress,
    hoursAgo = 1,
  }: { status?: OrderStatus; ada?: Shopper; dress?: TestProduct; hoursAgo?: number } = {},
): Promise<Parcel> {
  const buyer = ada ?? (await shop.shopper());
  const product = dress ?? (await shop.product());
  const { status: answered, body } = await placeOrder(shop, buyer, [lineOf(product)]);
  if (answered !== 201) throw new Error(`No order: ${JSON.stringify(body)}`);
  const orderId: number = body.data.id;
  const delivered = new Date(Date.now() - hoursAgo * HOUR);
  await shop.db.updateTable('orders').set({ status: 'Paid', paid_at: delivered }).where('id', '=', orderId).execute();
  await setInvoices(shop, orderId, status);
  const invoice = await shop.db
    .updateTable('invoices')
    .set({ delivered_at: delivered, review_ends_by: new Date(delivered.getTime() + 72 * HOUR) })
    .where('order_id', '=', orderId)
    .returning(['id', 'vendor_id'])
    .executeTakeFirstOrThrow();
  return { ada: buyer, dress: product, orderId, invoiceId: invoice.id, vendorId: invoice.vendor_id };
}

/** Sets the status of an order's invoices past the state machine, which refuses shortcuts and ways back. */
export async function setInvoices(shop: TestShop, orderId: number, status: OrderStatus): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    await sql`alter table invoices disable trigger invoices_move`.execute(trx);
    await trx.updateTable('invoices').set({ status }).where('order_id', '=', orderId).execute();
    await sql`alter table invoices enable trigger invoices_move`.execute(trx);
  });
}

/** POST as that shopper, or as a guest. */
export async function post(shop: TestShop, url: string, payload: object, shopper?: Shopper) {
  const response = await shop.inject({ method: 'POST', url, payload, headers: { ...shopper?.headers } });
  return { status: response.statusCode, body: response.json() };
}

/** GET as that shopper, or as a guest. Returns the body. */
export async function get(shop: TestShop, url: string, shopper?: Shopper) {
  return (await shop.inject({ method: 'GET', url, headers: { ...shopper?.headers } })).json();
}

/** The shopper's invoice from GET /orders/{id}. */
export async function readInvoice(shop: TestShop, { ada, orderId }: Parcel) {
  return (await get(shop, `/orders/${orderId}`, ada)).data.invoices[0];
}

/** Counts the answers by status. */
export function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
