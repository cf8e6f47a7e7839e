import type { PaymentNews } from '@nkm/contracts';
import { databases } from '../../../../test/test-databases';
import { askState, openOrder, type OpenOrder, pay, sendWebhook } from '../../../../test/shop/payments';
import { withShop } from '../../../../test/shop/with-shop';
import { readJournal } from './read-journal';

const HOUR_MS = 3_600_000;

describe.each(databases)('news of interrupted payments on %s', (database) => {
  const shop = withShop(database);

  const news = async ({ ada }: Pick<OpenOrder, 'ada'>): Promise<PaymentNews[]> => {
    const response = await shop.inject({ method: 'GET', url: '/payments', headers: ada.headers });
    expect(response.statusCode).toBe(200);
    return response.json().data;
  };
  const post = async ({ ada }: Pick<OpenOrder, 'ada'>, url: string, payload: object) =>
    (await shop.inject({ method: 'POST', url, headers: ada.headers, payload })).statusCode;

  it('name an order whose payment nobody has decided, for this shopper alone', async () => {
    const open = await openOrder(shop, { quantity: 2 });
    const other = { ada: await shop.shopper() };
    expect(await news(open)).toEqual([
      {
        order_id: open.id,
        order_reference: open.reference,
        payment_reference: open.payment,
        amount: expect.any(Number),
        units: 2,
        state: 'pending',
        delivery_type: 'Pickup',
        pay_link: null,
      },
    ]);
    expect(await news(other)).toEqual([]);
    expect(await post(open, '/payments/seen', { order_id: open.id })).toBe(404);
    expect((await shop.inject({ url: '/payments' })).statusCode).toBe(401);
  });

  it('offer the payment link once the provider says that nothing was paid, and after a refusal', async () => {
    const open = await openOrder(shop);
    await askState(shop, open, open.payment);
    const [left] = await news(open);
    expect(left).toMatchObject({ state: 'unpaid', pay_link: expect.stringMatching(/\/api\/orders\/\d+\/pay\//) });
    await pay(open, /^Declined/);
    await askState(shop, open, open.payment);
    expect(await news(open)).toMatchObject([{ state: 'failed', pay_link: left!.pay_link }]);
  });

  it('confirm a paid order until it was seen or a day is over', async () => {
    const open = await openOrder(shop);
    await pay(open);
    expect(await sendWebhook(shop, open.payment)).toBe(200);
    expect(await news(open)).toMatchObject([{ order_id: open.id, state: 'confirmed', pay_link: null }]);
    const stranger = { ada: await shop.shopper() };
    expect(await post(stranger, '/payments/seen', { order_id: open.id })).toBe(404);
    expect(await news(open)).toHaveLength(1);
    const seen = () => post(open, '/payments/seen', { order_id: open.id });
    expect([await seen(), await seen()]).toEqual([204, 204]);
    expect(await news(open)).toEqual([]);

    const later = await openOrder(shop);
    await pay(later);
    await sendWebhook(shop, later.payment);
    const wanted = { userId: later.ada.id, publicUrl: 'https://shop.example' };
    const inHours = (hours: number) => ({ ...wanted, now: new Date(shop.app.clock().getTime() + hours * HOUR_MS) });
    expect(await readJournal(shop.db, inHours(23))).toMatchObject([{ state: 'confirmed' }]);
    expect(await readJournal(shop.db, inHours(24))).toEqual([]);
  });

  it('say that products went back to the cart, but not that the shopper cancelled', async () => {
    const returned = await openOrder(shop);
    expect(await post(returned, '/orders/cancel', { order_id: returned.id, to_cart: true })).toBe(200);
    expect(await news(returned)).toMatchObject([{ state: 'returned', pay_link: null }]);
    const cancelled = await openOrder(shop);
    expect(await post(cancelled, '/orders/cancel', { order_id: cancelled.id })).toBe(200);
    expect(await news(cancelled)).toEqual([]);
  });

  it('tell of an order that ended without a payment', async () => {
    const open = await openOrder(shop);
    shop.advance(24 * 3_600 + 60);
    await shop.app.jobs.runNow('cancel unpaid orders');
    const wanted = { userId: open.ada.id, publicUrl: 'https://shop.example', now: shop.app.clock() };
    expect(await readJournal(shop.db, wanted)).toMatchObject([{ order_id: open.id, state: 'cancelled' }]);
  });

  it.each([[{}], [{ order_id: 0 }], [{ order_id: 'x' }], [{ order_id: 2 ** 60 }]])(
    'refuse %j as the order that was seen',
    async (body) => {
      const open = await openOrder(shop);
      expect([404, 422]).toContain(await post(open, '/payments/seen', body));
    },
  );
});
