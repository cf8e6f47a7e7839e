import { signWebhook } from '../../src/sandbox/paystack/sign-webhook';
import { SANDBOX_PAYSTACK_KEY } from '../../src/platform/environment/paystack-settings';
import { lineOf, payOnPage, placeOrder } from './orders';
import type { Shopper, TestShop } from './with-shop';
import type { TestProduct } from './products';

export const SUCCESS = /^Successful, no/;

export interface OpenOrder {
  ada: Shopper;
  dress: TestProduct;
  id: number;
  /** Of the order. */
  reference: string;
  /** Of its first payment. */
  payment: string;
  page: string;
  key: string;
  /** Repeats the order's request with the same Idempotency-Key. */
  again(): ReturnType<typeof placeOrder>;
}

let keys = 0;

/** An order of one shopper with its first payment started. */
export async function openOrder(shop: TestShop, { stock = 10, quantity = 1 } = {}): Promise<OpenOrder> {
  keys += 1;
  const key = `payment-test-${keys}`;
  const ada = await shop.shopper();
  const dress = await shop.product({ stock, price: 3_000 });
  const again = () => placeOrder(shop, ada, [lineOf(dress, quantity)], { key });
  const { status, body } = await again();
  if (status !== 201) throw new Error(`No order: ${JSON.stringify(body)}`);
  const { id, transaction_reference: reference, authorization_url: page } = body.data;
  return { ada, dress, id, reference, payment: `${reference}-1`, page, key, again };
}

export const pay = ({ page }: Pick<OpenOrder, 'page'>, title = SUCCESS) => payOnPage(page, title);

/** GET /payments/{reference}, after advancing the clock so that the provider can be asked again. */
export async function askState(shop: TestShop, { ada }: OpenOrder, reference: string) {
  shop.advance(5);
  const response = await shop.inject({ method: 'GET', url: `/payments/${reference}`, headers: ada.headers });
  return response.json().data ?? response.statusCode;
}

export async function readOrder(shop: TestShop, { ada, id }: OpenOrder) {
  return (await shop.inject({ method: 'GET', url: `/orders/${id}`, headers: ada.headers })).json().data;
}

/** A webhook as Paystack sends it. */
export async function sendWebhook(
  shop: TestShop,
  reference: string,
  { event = 'charge.success', key = SANDBOX_PAYSTACK_KEY, body = JSON.stringify({ event, data: { reference } }) } = {},
) {
  const response = await shop.inject({
    method: 'POST',
    url: '/payments/paystack/webhook',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signWebhook(body, key) },
    payload: body,
  });
  return response.statusCode;
}

/** Target of the stable payment link, after advancing the clock so that the provider can be asked again. */
export async function followLink(shop: TestShop, open: OpenOrder): Promise<string> {
  shop.advance(5);
  const { payment_gateway_link: link } = await readOrder(shop, open);
  const path = new URL(link).pathname.replace(/^\/api/, '');
  const response = await shop.inject({ method: 'GET', url: path });
  if (response.statusCode !== 303) throw new Error(`The link answered ${response.statusCode}: ${response.body}`);
  return String(response.headers.location);
}
