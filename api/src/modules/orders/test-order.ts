import type { TestProduct } from './test-catalog';
import type { Shopper, TestShop } from './test-shop';

/** The line of an order, at the price that the product has. */
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
