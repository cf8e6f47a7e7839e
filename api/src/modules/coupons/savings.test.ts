import { addCoupon } from '../../../test/shop/coupons';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { type Shopper, withShop } from '../../../test/shop/with-shop';
import { databases } from '../../../test/test-databases';

describe.each(databases)('what the listed coupons save on %s', (database) => {
  const shop = withShop(database, { modules: ['coupons'] });
  const savings = async (ada?: Shopper) => {
    const response = await shop.inject({ url: '/categories/trending', headers: ada?.headers });
    const { data } = response.json<{ data: { coupons: { id: number; saves: number | null }[] }[] }>();
    return Object.fromEntries(data.flatMap(({ coupons }) => coupons.map(({ id, saves }) => [id, saves])));
  };
  const put = async ({ headers }: Shopper, product_id: number, quantity: number) => {
    const response = await shop.inject({ method: 'POST', url: '/cart', headers, payload: { product_id, quantity } });
    return response.json<{ data: { id: number } }>().data.id;
  };
  const list = (code: string, columns: object) => addCoupon(shop, { code, listed: true, ...columns });

  it('is the discount of an order of the selected lines, to the kobo', async () => {
    const [first] = shop.vendorIds;
    const ids = {
      third: await list('THIRD', { percent: 33 }),
      amount: await list('AMOUNT', { amount_kobo: 150_000 }),
      store: await list('STORE', { percent: 10, vendor_id: first }),
      spend: await list('SPEND', { percent: 50, min_spend_kobo: 2_000_000 }),
      once: await list('FIRST', { percent: 20, first_order_only: true }),
    };
    const ada = await shop.shopper();
    const [own, other] = [
      await shop.product({ price: 1_234.57, vendor: 0 }),
      await shop.product({ price: 5_000, vendor: 1 }),
    ];
    const ownLine = await put(ada, own.id, 3);
    const line = await put(ada, other.id, 1);
    // 8,703.71 of products; 3,703.71 of them are of the first store.
    expect(await savings(ada)).toMatchObject({
      [ids.third]: 2_872.22,
      [ids.amount]: 1_500,
      [ids.store]: 370.37,
      [ids.spend]: 0,
      [ids.once]: 1_740.74,
    });
    const fees = await shop.inject({
      method: 'POST',
      url: '/orders/fees',
      payload: { products: [lineOf(own, 3), lineOf(other)], coupon_code: 'THIRD' },
    });
    expect(fees.json()).toMatchObject({ coupon_discount: 2_872.22 });

    const unselect = { method: 'PATCH', url: '/cart/selection', headers: ada.headers } as const;
    await shop.inject({ ...unselect, payload: { unselected: [line] } });
    expect(await savings(ada)).toMatchObject({ [ids.third]: 1_222.22, [ids.amount]: 1_500, [ids.store]: 370.37 });
    await shop.inject({ ...unselect, payload: { unselected: [ownLine] } });
    expect(await savings(ada)).toMatchObject({ [ids.third]: 2_872.22 }); // without a selection, the whole cart
    expect((await placeOrder(shop, ada, [lineOf(own)])).status).toBe(201);
    expect(await savings(ada)).toMatchObject({ [ids.once]: 0 });
  });

  it('is 0 with an empty cart and unknown for a guest', async () => {
    const id = await list('ANY', { percent: 10 });
    expect((await savings(await shop.shopper()))[id]).toBe(0);
    expect((await savings())[id]).toBeNull();
  });
});
