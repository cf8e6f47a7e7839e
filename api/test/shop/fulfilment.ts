import { createRoleToken, type Role } from '../../src/modules/role-tokens/public';
import { type OpenOrder, openOrder, pay, sendWebhook } from './payments';
import type { TestShop } from './with-shop';

/** Calls the API as a vendor, a courier or staff. */
export type RoleClient = Awaited<ReturnType<typeof roleClient>>;

/** A client with a new token of the role; a vendor's token needs the store's id. */
export async function roleClient(shop: TestShop, role: Role, vendorId?: number, shipping?: string) {
  const vendor = vendorId === undefined ? undefined : await storeOf(shop, vendorId);
  const name = `test ${Math.random()}`;
  const bound = { ...(vendor && { store: vendor }), ...(shipping && { shipping }) };
  const token = await createRoleToken(shop.db, { role, name, now: new Date(), ...bound });
  const headers = { authorization: `Bearer ${token}` };
  const answer = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await shop.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    post: (url: string, payload?: object) => answer('POST', url, payload),
    get: (url: string) => answer('GET', url),
  };
}

async function storeOf(shop: TestShop, vendorId: number): Promise<string> {
  const row = await shop.db
    .selectFrom('vendors')
    .select('store_name')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return row.store_name;
}

export interface PaidOrder extends OpenOrder {
  invoiceId: number;
  vendorId: number;
}

/** An order of one product that the shopper has paid on the provider's page. */
export async function paidOrder(shop: TestShop, options?: { stock?: number; quantity?: number }): Promise<PaidOrder> {
  const order = await openOrder(shop, options);
  await pay(order);
  await sendWebhook(shop, order.payment);
  const invoice = await shop.db
    .selectFrom('invoices')
    .select(['id', 'vendor_id', 'status'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (invoice.status !== 'Paid') throw new Error(`The order is ${invoice.status}`);
  return { ...order, invoiceId: invoice.id, vendorId: invoice.vendor_id };
}

let messageIds = 0;

/** A courier's message about now. */
export const courierMessage = (tracking_code: string, stage: string | null, more: object = {}) => ({
  message_id: `m${++messageIds}`,
  tracking_code,
  incident: stage ?? 'Arrived at the sorting centre',
  happened_at: new Date().toISOString(),
  stage,
  ...more,
});

/** A paid order whose shopper has collected it. */
export async function deliveredOrder(shop: TestShop, options?: { quantity?: number }): Promise<PaidOrder> {
  const order = await paidOrder(shop, { stock: 10, ...options });
  const vendor = await roleClient(shop, 'vendor', order.vendorId);
  const { tracking_code } = (await vendor.post(`/vendor/invoices/${order.invoiceId}/pack`)).body.data;
  const done = await deliverPickup(shop, await roleClient(shop, 'courier'), { tracking_code });
  if (done.status !== 200) throw new Error(`The parcel was not collected: ${JSON.stringify(done.body)}`);
  return order;
}

/** The code of an approved return that its shopper takes to a station; undefined before the approval. */
export async function returnCodeOf(shop: TestShop, returnId: number): Promise<string | undefined> {
  const dropOff = await shop.db
    .selectFrom('return_drop_offs')
    .select('code')
    .where('return_id', '=', returnId)
    .executeTakeFirst();
  return dropOff?.code ?? undefined;
}

/** The code of a parcel at its station, which only its shopper reads; undefined before its arrival. */
export async function pickupCodeOf(shop: TestShop, tracking_code: string): Promise<string | undefined> {
  const pickup = await shop.db
    .selectFrom('pickups')
    .select('code')
    .where('tracking_code', '=', tracking_code)
    .executeTakeFirst();
  return pickup?.code;
}

/** The parcel arrives at its station, and its shopper collects it with the code. Returns the answer to the code. */
export async function deliverPickup(
  shop: TestShop,
  courier: RoleClient,
  { tracking_code, amount_kobo }: { tracking_code: string; amount_kobo?: number },
) {
  const happened_at = shop.app.clock().toISOString();
  await courier.post('/courier/messages', courierMessage(tracking_code, 'Ready for pickup', { happened_at }));
  const code = (await pickupCodeOf(shop, tracking_code)) ?? '000000';
  return courier.post('/courier/collections', {
    tracking_code,
    code,
    ...(amount_kobo !== undefined && { amount_kobo }),
  });
}
