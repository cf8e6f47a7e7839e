import { get } from '../../../test/shop/deliveries';
import { type Shopper, withShop } from '../../../test/shop/with-shop';
import { databases } from '../../../test/test-databases';

describe.each(databases)('news of lower prices on the wishlist on %s', (database) => {
  const shop = withShop(database, { modules: ['notifications'] });
  const tell = () => shop.app.jobs.runNow('tell of prices');
  const save = async (shopper: Shopper, productId: number, payload?: object) => {
    const request = { method: 'POST', url: `/wishlist/${productId}`, headers: shopper.headers } as const;
    expect((await shop.inject({ ...request, ...(payload && { payload }) })).statusCode).toBe(200);
  };
  const price = (productId: number, naira: number) =>
    shop.db
      .updateTable('products')
      .set({ selling_price_kobo: naira * 100, original_price_kobo: 400_000 })
      .where('id', '=', productId)
      .execute();
  const newsOf = async (shopper: Shopper): Promise<{ description: string; path: string }[]> =>
    (await get(shop, '/users/notifications', shopper)).data.filter(({ tag }: { tag: string }) => tag === 'Product');
  const count = async (shopper: Shopper) => (await newsOf(shopper)).length;

  it('come once for each fall below the saved price', async () => {
    const [ada, lamp] = [await shop.shopper(), await shop.product({ title: 'Solar lamp', price: 2_000, stock: 3 })];
    await save(ada, lamp.id);
    await tell();
    expect(await newsOf(ada)).toEqual([]);
    await price(lamp.id, 1_500);
    await Promise.all([tell(), tell()]);
    await tell();
    expect(await newsOf(ada)).toMatchObject([
      {
        description: 'Solar lamp on your wishlist now costs ₦1,500.00, ₦500.00 less than when you saved it.',
        path: expect.stringMatching(/^\/[a-z0-9-]+$/),
      },
    ]);
    await price(lamp.id, 1_200);
    await tell();
    expect(await count(ada)).toBe(2);
  });

  it('come again after a rise, and not for a fall that ends above the saved price', async () => {
    const [ada, lamp] = [await shop.shopper(), await shop.product({ price: 2_000, stock: 3 })];
    await save(ada, lamp.id);
    for (const [naira, told] of [
      [3_000, 0],
      [2_500, 0],
      [1_900, 1],
      [1_950, 1],
      [1_900, 2],
    ] as const) {
      await price(lamp.id, naira);
      await tell();
      expect([naira, await count(ada)]).toEqual([naira, told]);
    }
  });

  it('wait until the product can be bought', async () => {
    const [ada, lamp] = [await shop.shopper(), await shop.product({ price: 2_000, stock: 0 })];
    await save(ada, lamp.id);
    await price(lamp.id, 1_000);
    await tell();
    expect(await count(ada)).toBe(0);
    await shop.db.updateTable('products').set({ stock: 1 }).where('id', '=', lamp.id).execute();
    await tell();
    expect(await count(ada)).toBe(1);
  });

  it('follow the price of the saved variant, and lead to it', async () => {
    const [ada, dress] = [await shop.shopper(), await shop.product({ price: 2_000, variants: [5, 1] })];
    const [indigo, coral] = dress.variantIds as [number, number];
    await save(ada, dress.id, { variant: indigo });
    const cheaper = (id: number) =>
      shop.db.updateTable('product_variants').set({ selling_price_kobo: 100_000 }).where('id', '=', id).execute();
    await cheaper(coral);
    await tell();
    expect(await newsOf(ada)).toEqual([]);
    await cheaper(indigo);
    await tell();
    expect(await newsOf(ada)).toMatchObject([{ path: expect.stringContaining(`?variant=${indigo}`) }]);
  });
});
