import { get } from '../../../test/shop/deliveries';
import { type Shopper, withShop } from '../../../test/shop/with-shop';
import { databases } from '../../../test/test-databases';

describe.each(databases)('alerts of stock on %s', (database) => {
  const shop = withShop(database, { modules: ['notifications', 'stock-alerts'] });
  const tell = () => shop.app.jobs.runNow('tell of stock');
  const call = async (method: 'POST' | 'DELETE', url: string, shopper?: Shopper, payload?: object) =>
    (await shop.inject({ method, url, ...(payload && { payload }), ...(shopper && { headers: shopper.headers }) }))
      .statusCode;
  const restock = (productId: number, stock: number) =>
    shop.db.updateTable('products').set({ stock }).where('id', '=', productId).execute();
  const newsOf = async (shopper: Shopper) =>
    (await get(shop, '/users/notifications', shopper)).data.filter(({ tag }: { tag: string }) => tag === 'Product');
  const mailsTo = async (shopper: Shopper) => {
    const mails = await shop.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', shopper.email)
      .execute();
    return mails.filter(({ subject }) => subject.startsWith('Back in stock'));
  };

  it('tell once that a product is back, by notification and mail', async () => {
    const [ada, lamp] = [await shop.shopper(), await shop.product({ title: 'Solar lamp', stock: 0 })];
    const path = `/stock-alerts/${lamp.id}`;
    expect([await call('POST', path, ada), await call('POST', path, ada, {})]).toEqual([204, 204]);
    expect((await get(shop, '/stock-alerts', ada)).data).toEqual([{ product_id: lamp.id, variant_id: null }]);
    await tell();
    expect(await newsOf(ada)).toEqual([]);
    await restock(lamp.id, 4);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await newsOf(ada)).toMatchObject([{ description: 'Solar lamp is back in stock.' }]);
    const mails = await mailsTo(ada);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.body).toMatch(/See it here: http:\/\/\S+\/ankara-dress-\d+\n/);
    expect((await get(shop, '/stock-alerts', ada)).data).toEqual([]);
  });

  it('end when the shopper takes them back', async () => {
    const [ada, lamp] = [await shop.shopper(), await shop.product({ stock: 0 })];
    await call('POST', `/stock-alerts/${lamp.id}`, ada);
    const end = () => call('DELETE', `/stock-alerts/${lamp.id}`, ada);
    expect([await end(), await end()]).toEqual([204, 204]);
    await restock(lamp.id, 1);
    await tell();
    expect(await newsOf(ada)).toEqual([]);
  });

  it('are limited, and a repeated request at the limit changes nothing', async () => {
    const ada = await shop.shopper();
    const products = await Promise.all(Array.from({ length: 101 }, () => shop.product({ stock: 0 })));
    const [first, ...others] = products.map(({ id }) => id) as [number, ...number[]];
    await shop.db
      .insertInto('stock_alerts')
      .values(
        others.slice(1).map((id) => ({ user_id: ada.id, product_id: id, variant_id: null, created_at: new Date() })),
      )
      .execute();
    const wanted = [first, others[0]!].map((id) => call('POST', `/stock-alerts/${id}`, ada));
    expect((await Promise.all(wanted)).sort()).toEqual([204, 409]);
    expect(await call('POST', `/stock-alerts/${others.at(-1)}`, ada)).toBe(204);
    expect((await get(shop, '/stock-alerts', ada)).data).toHaveLength(100);
  });

  it('refuse unknown products, variants of another product, and strangers', async () => {
    const [ada, lamp] = [await shop.shopper(), await shop.product({ stock: 0 })];
    expect(await call('POST', '/stock-alerts/999999', ada)).toBe(404);
    expect(await call('POST', `/stock-alerts/${lamp.id}`, ada, { variant: 999_999 })).toBe(422);
    expect(await call('POST', `/stock-alerts/${lamp.id}`)).toBe(401);
    expect((await shop.inject({ url: '/stock-alerts' })).statusCode).toBe(401);
  });
});
