import { databases } from '../../../test/test-databases';
import { addCoupon, usesOf } from '../../../test/shop/coupons';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { type Shopper, type TestShop, withShop } from '../../../test/shop/with-shop';

async function quote(shop: TestShop, products: object[], coupon_code: string, shopper?: Shopper) {
  const payload = { products, coupon_code };
  const response = await shop.inject({ method: 'POST', url: '/orders/fees', payload, headers: shopper?.headers });
  return { status: response.statusCode, body: response.json() };
}

const cancel = (shop: TestShop, { headers }: Shopper, order_id: number) =>
  shop.inject({ method: 'POST', url: '/orders/cancel', headers, payload: { order_id } });

describe.each(databases)('the rules of coupons on %s', (database) => {
  const shop = withShop(database);

  it('take an amount, at most what the products are worth', async () => {
    await addCoupon(shop, { code: 'AMOUNT', amount_kobo: 150_000 });
    const dear = await shop.product({ price: 4_000 });
    const cheap = await shop.product({ price: 900 });
    expect((await quote(shop, [lineOf(dear)], 'AMOUNT')).body).toMatchObject({ coupon_discount: 1_500 });
    expect((await quote(shop, [lineOf(cheap)], 'AMOUNT')).body).toMatchObject({ coupon_discount: 900 });
  });

  it('count the minimum spend only on the products that the coupon is valid for', async () => {
    const [first] = shop.vendorIds;
    await addCoupon(shop, { code: 'SPEND', vendor_id: first, min_spend_kobo: 500_000 });
    const own = await shop.product({ price: 3_000, vendor: 0 });
    const other = await shop.product({ price: 9_000, vendor: 1 });
    const refused = await quote(shop, [lineOf(own), lineOf(other)], 'SPEND');
    expect(refused.status).toBe(422);
    expect(refused.body.errors.coupon_code).toEqual([
      expect.stringMatching(/^The code SPEND needs a minimum spend of ₦5,000\.00 on .+\. Add ₦2,000\.00 more\.$/),
    ]);
    expect((await quote(shop, [lineOf(own, 2), lineOf(other)], 'SPEND')).body).toMatchObject({ coupon_discount: 600 });
    expect((await quote(shop, [lineOf(other)], 'SPEND')).body.message).toMatch(/^The code SPEND is only valid for /);
  });

  it('can limit a coupon to one product', async () => {
    const [wanted, other] = [await shop.product({ price: 1_000 }), await shop.product({ price: 5_000 })];
    await addCoupon(shop, { code: 'THISONE', product_id: wanted.id });
    expect((await quote(shop, [lineOf(wanted), lineOf(other)], 'THISONE')).body).toMatchObject({
      coupon_discount: 100,
    });
    expect((await quote(shop, [lineOf(other)], 'THISONE')).status).toBe(422);
  });

  it('allow each shopper so many uses, and give a use back when the unpaid order ends', async () => {
    const id = await addCoupon(shop, { code: 'ONCE', most_per_shopper: 1 });
    const [ada, bayo] = [await shop.shopper(), await shop.shopper()];
    const line = lineOf(await shop.product());
    const first = await placeOrder(shop, ada, [line], { coupon_code: 'once' });
    expect(first.status).toBe(201);
    const again = await placeOrder(shop, ada, [line], { coupon_code: 'ONCE' });
    expect([again.status, again.body.message]).toEqual([409, 'You have already used the code ONCE.']);
    expect((await quote(shop, [line], 'ONCE', ada)).status).toBe(409);
    expect((await quote(shop, [line], 'ONCE')).status).toBe(200);
    expect((await placeOrder(shop, bayo, [line], { coupon_code: 'ONCE' })).status).toBe(201);
    expect(await usesOf(shop, id)).toBe(2);
    expect((await cancel(shop, ada, first.body.data.id)).statusCode).toBe(200);
    expect((await cancel(shop, ada, first.body.data.id)).statusCode).not.toBe(500);
    expect(await usesOf(shop, id)).toBe(1);
    expect((await placeOrder(shop, ada, [line], { coupon_code: 'ONCE' })).status).toBe(201);
  });

  it('refuse a used-up code in words, and take nothing', async () => {
    const id = await addCoupon(shop, { code: 'LAST', most_uses: 1 });
    const line = lineOf(await shop.product({ stock: 10 }));
    expect((await placeOrder(shop, await shop.shopper(), [line], { coupon_code: 'LAST' })).status).toBe(201);
    const late = await placeOrder(shop, await shop.shopper(), [line], { coupon_code: 'LAST' });
    expect([late.status, late.body.errors]).toEqual([409, { coupon_code: ['The code LAST has been used up.'] }]);
    expect(await shop.stockOf(line.id)).toBe(9);
    expect(await usesOf(shop, id)).toBe(1);
  });

  it('keep a code for the first order of a shopper', async () => {
    await addCoupon(shop, { code: 'FIRST', first_order_only: true });
    const ada = await shop.shopper();
    const line = lineOf(await shop.product());
    const plain = await placeOrder(shop, ada, [line]);
    expect((await quote(shop, [line], 'FIRST', ada)).body.message).toBe(
      'The code FIRST is only valid for your first order.',
    );
    await cancel(shop, ada, plain.body.data.id);
    expect((await placeOrder(shop, ada, [line], { coupon_code: 'FIRST' })).status).toBe(201);
  });

  it('refuse a code that is withdrawn between quote and order, and keep the cart', async () => {
    const id = await addCoupon(shop, { code: 'GONE' });
    const ada = await shop.shopper();
    const line = lineOf(await shop.product());
    const { db } = shop;
    const inCart = { user_id: ada.id, product_id: line.id, variant_id: null, quantity: 1, created_at: new Date() };
    await db.insertInto('cart_lines').values(inCart).execute();
    expect((await quote(shop, [line], 'GONE', ada)).status).toBe(200);
    await db
      .updateTable('coupons')
      .set({ ends_at: new Date(1) })
      .where('id', '=', id)
      .execute();
    const { status, body } = await placeOrder(shop, ada, [line], { coupon_code: 'GONE' });
    expect([status, body.message]).toEqual([409, 'The code GONE is not valid at the moment.']);
    const kept = await db.selectFrom('cart_lines').select('id').where('user_id', '=', ada.id).execute();
    expect(kept).toHaveLength(1);
  });
});

/** Who wants the same code at the same time, and how often; `npm run audit` sends 200 shoppers 20 times. */
const RIVALS = Number(process.env.COUPON_RIVALS || 10);
const ROUNDS = process.env.AUDIT ? 20 : 5;

/** The embedded database has one connection and hides every race. */
describe('coupons at the same time on postgres', () => {
  const shop = withShop('postgres');

  it(`are used exactly as often as they allow, in ${ROUNDS} rounds of ${RIVALS} shoppers`, async () => {
    const shoppers = await Promise.all(Array.from({ length: RIVALS }, () => shop.shopper()));
    const line = lineOf(await shop.product({ stock: 1_000 }));
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = `RACE${round}`;
      const id = await addCoupon(shop, { code, most_uses: 1 });
      const orders = await Promise.all(shoppers.map((one) => placeOrder(shop, one, [line], { coupon_code: code })));
      const statuses = orders.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: RIVALS - 1 }, () => 409)]);
      expect(await usesOf(shop, id)).toBe(1);
      const winner = orders.findIndex(({ status }) => status === 201);
      await cancel(shop, shoppers[winner]!, orders[winner]!.body.data.id);
      expect(await usesOf(shop, id)).toBe(0);
    }
  });

  it('are used once by a shopper who orders ten times at once', async () => {
    const id = await addCoupon(shop, { code: 'TWICE', most_per_shopper: 1 });
    const ada = await shop.shopper();
    const line = lineOf(await shop.product({ stock: 1_000 }));
    const orders = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(shop, ada, [line], { coupon_code: 'TWICE' })),
    );
    expect(orders.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await usesOf(shop, id)).toBe(1);
  });
});
