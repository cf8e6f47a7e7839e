import type { ClaimedCoupon } from '@nkm/contracts';
import { addCoupon } from '../../../test/shop/coupons';
import { lineOf } from '../../../test/shop/orders';
import { type Shopper, withShop } from '../../../test/shop/with-shop';
import { databases } from '../../../test/test-databases';

describe.each(databases)('the coupons that a shopper can tap on %s', (database) => {
  const shop = withShop(database, { modules: ['coupons'] });
  const ask = (products: object[], shopper?: Shopper) => {
    const request = { method: 'POST', url: '/checkout/coupons', payload: { products } } as const;
    return shop.inject({ ...request, ...(shopper && { headers: shopper.headers }) });
  };
  const offersOf = async (shopper: Shopper, products: object[]) =>
    (await ask(products, shopper)).json<{ data: ClaimedCoupon[] }>().data;
  const claimed = async (shopper: Shopper, code: string, columns: object) => {
    const id = await addCoupon(shop, { code, listed: true, ...columns });
    const claim = await shop.inject({ url: `/coupons/${id}/claim`, headers: shopper.headers });
    expect(claim.statusCode).toBe(200);
    return id;
  };

  it('are those that take something off the lines, the largest discount first', async () => {
    const ada = await shop.shopper();
    await claimed(ada, 'TEN', { percent: 10, description: '10% off everything' });
    await claimed(ada, 'BIG', { amount_kobo: 150_000 });
    await claimed(ada, 'SPEND', { percent: 50, min_spend_kobo: 2_000_000 });
    await addCoupon(shop, { code: 'UNCLAIMED', listed: true, percent: 90 });
    const line = lineOf(await shop.product({ price: 5_000 }));
    expect(await offersOf(ada, [line])).toEqual([
      expect.objectContaining({ code: 'BIG', saves: 1_500 }),
      expect.objectContaining({ code: 'TEN', saves: 500, description: '10% off everything' }),
    ]);
    expect(await offersOf(ada, [{ ...line, quantity: 4 }])).toEqual([
      expect.objectContaining({ code: 'SPEND', saves: 10_000 }),
      expect.objectContaining({ code: 'TEN', saves: 2_000 }),
      expect.objectContaining({ code: 'BIG', saves: 1_500 }),
    ]);
    expect(await offersOf(await shop.shopper(), [line])).toEqual([]);
  });

  it('leave when they run out or end', async () => {
    const ada = await shop.shopper();
    const line = lineOf(await shop.product({ price: 5_000 }));
    const id = await claimed(ada, 'LAST', { percent: 10, most_uses: 1 });
    expect(await offersOf(ada, [line])).toMatchObject([{ code: 'LAST' }]);
    const coupon = shop.db.updateTable('coupons').where('id', '=', id);
    await coupon.set({ used: 1 }).execute();
    expect(await offersOf(ada, [line])).toEqual([]);
    await coupon.set({ used: 0, ends_at: new Date(Date.now() - 1_000) }).execute();
    expect(await offersOf(ada, [line])).toEqual([]);
  });

  it('are for signed-in shoppers, and for lines that can be ordered', async () => {
    expect((await ask([])).statusCode).toBe(401);
    const gone = await ask([{ id: 999_999, quantity: 1, selling_price: 5 }], await shop.shopper());
    expect([gone.statusCode, gone.json().errors]).toEqual([
      422,
      { 'products.0': ['This product is no longer available.'] },
    ]);
  });
});
