import { kobo } from '@nkm/contracts';
import { coinsFor, holdCoins } from '../../src/modules/coins/public';
import { changePayment as rewritePayment } from '../../src/modules/orders/public';
import { shopperWithCoins } from './coins';
import { lineOf, placeOrder } from './orders';
import type { Shopper, TestShop } from './with-shop';

interface Unpaid {
  ada: Shopper;
  /** Of the order. */
  reference: string;
}

/** GET /orders/{reference}/payment-methods. */
export async function offers(shop: TestShop, { ada: { headers }, reference }: Unpaid) {
  const response = await shop.inject({ url: `/orders/${reference}/payment-methods`, headers });
  return { status: response.statusCode, body: response.json() };
}

/**
 * PATCH /orders/{reference}/payment-method as the storefront sends it.
 * @param total that the shopper confirmed, in naira
 */
export async function changePayment(
  shop: TestShop,
  { ada: { headers }, reference }: Unpaid,
  method: string,
  total: number,
) {
  const payload = { payment_method: method, total };
  const response = await shop.inject({ method: 'PATCH', url: `/orders/${reference}/payment-method`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

let orders = 0;

/** An unpaid order that holds its coins: the API stopped before it paid with them. */
export async function orderHoldingCoins(shop: TestShop, { coins = 5_000 } = {}) {
  orders += 1;
  const ada = await shopperWithCoins(shop, coins);
  const dress = await shop.product({ stock: 5, price: 3_000 });
  const key = `holding-coins-${orders}`;
  const again = () => placeOrder(shop, ada, [lineOf(dress)], { key });
  const { id, transaction_reference: reference } = (await again()).body.data;
  await shop.db.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await trx.deleteFrom('payment_attempts').where('order_id', '=', id).execute();
    await rewritePayment(trx, order, { method: 'nkm_point', gateway: kobo(0), status: 'Uncompleted', slot: null });
    const price = coinsFor(order.amount_kobo - order.gateway_kobo);
    await holdCoins(trx, { userId: ada.id, orderId: id, reference, coins: price, now: shop.app.clock() });
  });
  return { ada, dress, id: id as number, reference: reference as string, again };
}
