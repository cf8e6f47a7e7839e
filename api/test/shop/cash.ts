import { get } from './deliveries';
import { courierMessage, deliverPickup, type RoleClient, roleClient } from './fulfilment';
import { lineOf, placeOrder } from './orders';
import type { TestProduct } from './products';
import type { Shopper, TestShop } from './with-shop';

export const orderInCash = (shop: TestShop, shopper: Shopper, products: object[], more: object = {}) =>
  placeOrder(shop, shopper, products, { payment_method: 'cash_on_delivery', ...more });

export interface CashParcel {
  ada: Shopper;
  dress: TestProduct;
  orderId: number;
  invoiceId: number;
  /** Its tracking code. */
  code: string;
  /** What it costs on delivery, in kobo. */
  due: number;
  courier: RoleClient;
}

/** A packed parcel of an order in cash: of a new one, or one of the given order. */
export async function cashParcel(
  shop: TestShop,
  given?: { ada: Shopper; id: number; at: number },
): Promise<CashParcel> {
  const dress = await shop.product({ stock: 10, price: 3_000 });
  const ada = given?.ada ?? (await shop.shopper());
  const orderId: number = given?.id ?? (await orderInCash(shop, ada, [lineOf(dress)])).body.data.id;
  const at = given?.at ?? 0;
  const invoice = (await get(shop, `/orders/${orderId}`, ada)).data.invoices[at];
  const vendor = await roleClient(shop, 'vendor', invoice.vendor.id);
  const { status, body } = await vendor.post(`/vendor/invoices/${invoice.id}/pack`);
  if (status !== 200) throw new Error(`Not packed: ${JSON.stringify(body)}`);
  const due = Math.round(invoice.pay_on_delivery * 100);
  const courier = await roleClient(shop, 'courier');
  return { ada, dress, orderId, invoiceId: invoice.id, code: body.data.tracking_code, due, courier };
}

/** The parcel arrives at its station, and the shopper collects it with the code and pays. */
export const collect = (shop: TestShop, { courier, code, due }: CashParcel, amount_kobo = due) =>
  deliverPickup(shop, courier, { tracking_code: code, amount_kobo });

/** The courier reports the parcel, at the time of the shop. */
export const report = (shop: TestShop, { courier, code }: CashParcel, stage: string) =>
  courier.post('/courier/messages', courierMessage(code, stage, { happened_at: shop.app.clock().toISOString() }));
