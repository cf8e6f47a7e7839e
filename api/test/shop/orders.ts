import { TEST_CARDS } from '../../src/sandbox/paystack/test-cards';
import type { TestProduct } from './products';
import type { Shopper, TestShop } from './with-shop';

/** An order line at the current price of the product. */
export const lineOf = ({ id, price }: TestProduct, quantity = 1) => ({ id, quantity, selling_price: price });

/** POST /orders as the storefront sends it. */
export async function placeOrder(
  shop: TestShop,
  { headers }: Shopper,
  products: object[],
  { key, ...more }: { key?: string } & Record<string, unknown> = {},
) {
  const response = await shop.inject({
    method: 'POST',
    url: '/orders',
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload: { products, platform: 'Web', delivery_type: 'Pickup', delivery_city_id: shop.stationId, ...more },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** Presses the button of a test card on the provider's page. Returns the redirect address. */
export async function payOnPage(authorizationUrl: string, title: RegExp): Promise<string | null> {
  const card = TEST_CARDS.find((candidate) => title.test(candidate.title));
  if (!card) throw new Error(`No test card ${title}`);
  const { number, cvv, pin = '', otp = '' } = card;
  const body = new URLSearchParams({ number, cvv, pin, otp, expiry: '12/49' });
  const response = await fetch(authorizationUrl, { method: 'POST', redirect: 'manual', body });
  return response.headers.get('location');
}
