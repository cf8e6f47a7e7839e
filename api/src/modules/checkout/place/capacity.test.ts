import { databases } from '../../../../test/test-databases';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import { withShop } from '../../../../test/shop/with-shop';

describe.each(databases)('a shop short of capacity, on %s', (database) => {
  // On a busy machine, an answer of the provider took more than 300 ms.
  const shop = withShop(database, { providerTimeoutMs: 1_000 });
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  it('answers 503 with Retry-After and writes no order while payments are not available', async () => {
    const dress = await shop.product({ stock: 50 });
    shop.sandbox.faults({ initialize: 'hang' });
    for (let index = 0; index < 3; index += 1) await placeOrder(shop, await shop.shopper(), [lineOf(dress)]);
    const ada = await shop.shopper();
    await shop.inject({ method: 'POST', url: '/cart', headers: ada.headers, payload: { product_id: dress.id } });
    const key = 'while-payments-are-down';
    const { status, headers, body } = await placeOrder(shop, ada, [lineOf(dress)], { key });
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      expect.stringMatching(/^[1-5]$/),
      { message: expect.stringMatching(/No order was placed and your cart is saved/) },
    ]);
    const get = async (url: string) => (await shop.inject({ url, headers: ada.headers })).json().data;
    expect([await get('/orders'), (await get('/cart')).length, await shop.stockOf(dress.id)]).toEqual([[], 1, 47]);

    shop.sandbox.faults({ initialize: 'ok' });
    await new Promise((resolve) => setTimeout(resolve, Number(headers['retry-after']) * 1_000));
    expect((await placeOrder(shop, ada, [lineOf(dress)], { key })).status).toBe(201);
  });
});
