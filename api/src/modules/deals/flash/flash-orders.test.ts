import { databases } from '../../../../test/test-databases';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';
import { lineOf, payOnPage, placeOrder } from '../../../../test/shop/orders';
import type { TestProduct } from '../../../../test/shop/products';
import { withShop, type Shopper } from '../../../../test/shop/with-shop';
import { offerFlash, openCampaign, soldOf } from '../../../../test/shop/flash-deals';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

describe.each(databases)('orders with a flash-deal code on %s', (database) => {
  const shop = withShop(database);
  let ada: Shopper;
  let blender: TestProduct;
  let offer: number;
  beforeEach(async () => {
    ada = await shop.shopper();
    blender = await shop.product({ title: 'Blender', price: 20_000, stock: 10 });
    offer = await offerFlash(shop, await openCampaign(shop, { hours: 2 }), blender, { price: 5_000, quantity: 2 });
  });
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  const withCode = (products: object[] = [lineOf(blender)], who = ada, code = 'FLASH') =>
    placeOrder(shop, who, products, { coupon_code: code });
  const quote = async (products: object[], coupon_code: string | null, who?: Shopper) => {
    const payload = { products, delivery_type: 'Pickup', coupon_code };
    const response = await shop.inject({ method: 'POST', url: '/orders/fees', payload, headers: who?.headers });
    return { status: response.statusCode, body: response.json() };
  };
  const readOrder = async (id: number, who = ada) =>
    (await shop.inject({ url: `/orders/${id}`, headers: who.headers })).json().data;

  it('CAT-CONST-023 discounts quote and order by the difference, only with the code', async () => {
    const products = [lineOf(blender)];
    const plain = await quote(products, null);
    expect(plain.body).toMatchObject({ products_total_price: 20_000, coupon_discount: 0 });
    const flash = await quote(products, ' flash ');
    expect(flash.body).toMatchObject({ coupon_discount: 15_000, discounted_price: 5_000 });

    const { status, body } = await withCode();
    expect(status).toBe(201);
    const order = await readOrder(body.data.id);
    expect(order).toMatchObject({ coupon_discount: 15_000, amount: flash.body.total });
    expect(await soldOf(shop, offer)).toBe(1);
    expect(await shop.stockOf(blender.id)).toBe(9);

    const full = await placeOrder(shop, await shop.shopper(), products);
    expect(full.status).toBe(201);
    expect(await soldOf(shop, offer)).toBe(1);
  });

  it('CAT-CONST-022 sells one to each customer', async () => {
    const three = [lineOf(blender, 3)];
    expect((await quote(three, 'FLASH')).body).toMatchObject({ coupon_discount: 15_000, discounted_price: 45_000 });
    const { status, body } = await withCode(three);
    expect(status).toBe(201);
    expect(await readOrder(body.data.id)).toMatchObject({ coupon_discount: 15_000 });
    const again = await withCode();
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('One item per customer: you already ordered Blender in this flash deal.');
    expect((await quote([lineOf(blender)], 'FLASH', ada)).status).toBe(409);
    expect((await quote([lineOf(blender)], 'FLASH')).status).toBe(200);
    expect(await soldOf(shop, offer)).toBe(1);
    expect(await shop.stockOf(blender.id)).toBe(7);
  });

  it('CAT-CONST-025 ends when its quantity is sold, and the store sells on', async () => {
    for (let customer = 0; customer < 2; customer += 1)
      expect((await withCode([lineOf(blender)], await shop.shopper())).status).toBe(201);
    const late = await withCode();
    expect([late.status, late.body.message]).toEqual([409, 'The flash deal of Blender is sold out.']);
    expect((await placeOrder(shop, ada, [lineOf(blender)])).status).toBe(201);
  });

  it('does not discount products outside the deal', async () => {
    const kettle = await shop.product({ title: 'Kettle', price: 8_000 });
    expect((await quote([lineOf(kettle)], 'FLASH')).body.errors).toEqual({
      coupon_code: ["The code FLASH is only valid for products in today's flash deal."],
    });
    const both = await quote([lineOf(blender), lineOf(kettle, 3)], 'FLASH');
    expect(both.body).toMatchObject({ products_total_price: 44_000, coupon_discount: 15_000 });
  });

  it("returns to the store's price when the campaign ends", async () => {
    shop.advance(3 * HOURS);
    const late = await withCode();
    expect(late.status).toBe(422);
    expect(late.body.errors.coupon_code).toEqual([
      'There is no flash deal at the moment, so the code FLASH is not valid.',
    ]);
    expect((await quote([lineOf(blender)], null)).body.products_total_price).toBe(20_000);
    expect((await withCode([lineOf(blender)], ada, 'FREE')).body.errors.coupon_code).toEqual([
      'This coupon code is not valid.',
    ]);
  });

  it('creates one order for a repeated request', async () => {
    const twice = () => placeOrder(shop, ada, [lineOf(blender)], { coupon_code: 'FLASH', key: 'flash-once' });
    const first = await twice();
    expect((await twice()).body).toEqual(first.body);
    expect(await soldOf(shop, offer)).toBe(1);
  });

  it('writes nothing when the store itself is sold out', async () => {
    const last = await shop.product({ title: 'Last one', price: 20_000, stock: 0 });
    const campaign = await openCampaign(shop);
    const own = await offerFlash(shop, campaign, last, { price: 5_000, quantity: 2 });
    expect((await withCode([lineOf(last)])).status).toBe(409);
    expect(await soldOf(shop, own)).toBe(0);
    expect(await shop.db.selectFrom('flash_claims').select('offer_id').where('offer_id', '=', own).execute()).toEqual(
      [],
    );
  });

  describe('when an order is not paid in time', () => {
    const release = () => shop.app.jobs.runNow('release expired orders');
    const followLink = async (id: number) => {
      shop.advance(5); // sooner, the API waits until it can ask the provider again
      const { payment_gateway_link: link } = await readOrder(id);
      const path = new URL(link as string).pathname.replace(/^\/api/, '');
      return String((await shop.inject({ url: path })).headers.location);
    };

    it('gives the piece back, and the customer can order it again', async () => {
      await withCode();
      shop.advance(31 * MINUTES);
      await release();
      expect(await soldOf(shop, offer)).toBe(0);
      expect((await withCode()).status).toBe(201);
      expect(await soldOf(shop, offer)).toBe(1);
    });

    it('takes the piece again when the shopper pays later', async () => {
      const { body } = await withCode();
      shop.advance(31 * MINUTES);
      await release();
      const page = await followLink(body.data.id);
      expect(page).toContain(shop.sandbox.url);
      expect(await soldOf(shop, offer)).toBe(1);
      await payOnPage(page, /^Successful, no/);
    });

    it.each([
      ['the campaign is over', () => Promise.resolve(shop.advance(3 * HOURS))],
      [
        'other shoppers bought the last pieces',
        async () => {
          for (let other = 0; other < 2; other += 1) await withCode([lineOf(blender)], await shop.shopper());
        },
      ],
      ['the customer has ordered another one', () => withCode()],
    ])('refuses payment at that price when %s', async (_, happens) => {
      const { body } = await withCode();
      shop.advance(31 * MINUTES);
      await release();
      await happens();
      const [sold, stock] = [await soldOf(shop, offer), await shop.stockOf(blender.id)];
      expect(await followLink(body.data.id)).not.toContain(shop.sandbox.url);
      expect([await soldOf(shop, offer), await shop.stockOf(blender.id)]).toEqual([sold, stock]);
    });
  });
});

/** These run on PostgreSQL, because the embedded database has one connection, which hides every race. */
describe('concurrent flash-deal orders on postgres', () => {
  const shop = withShop('postgres');
  const count = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  it('CAT-CONST-025 sells the last 10 to 10 of 50 customers', async () => {
    const blender = await shop.product({ price: 20_000, stock: 100 });
    const offer = await offerFlash(shop, await openCampaign(shop), blender, { price: 5_000, quantity: 10 });
    const customers = await Promise.all(Array.from({ length: 50 }, () => shop.shopper()));
    const answers = await Promise.all(
      customers.map((customer) => placeOrder(shop, customer, [lineOf(blender)], { coupon_code: 'FLASH' })),
    );
    expect([count(answers, 201), count(answers, 409)]).toEqual([10, 40]);
    expect(await soldOf(shop, offer)).toBe(10);
    expect(await shop.stockOf(blender.id)).toBe(90);
  });

  it('CAT-CONST-022 sells one to a customer who orders twenty times at once', async () => {
    const blender = await shop.product({ price: 20_000, stock: 100 });
    const offer = await offerFlash(shop, await openCampaign(shop), blender, { price: 5_000, quantity: 50 });
    const ada = await shop.shopper();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placeOrder(shop, ada, [lineOf(blender)], { coupon_code: 'FLASH' })),
    );
    expect([count(answers, 201), count(answers, 409)]).toEqual([1, 19]);
    expect(await soldOf(shop, offer)).toBe(1);
    expect(await shop.stockOf(blender.id)).toBe(99);
  });

  it('does not deadlock when carts hold the same offers in opposite order', async () => {
    const campaign = await openCampaign(shop);
    const products = [await shop.product({ stock: 50 }), await shop.product({ stock: 50 })];
    for (const product of products) await offerFlash(shop, campaign, product, { price: 500, quantity: 30 });
    const customers = await Promise.all(Array.from({ length: 30 }, () => shop.shopper()));
    const answers = await Promise.all(
      customers.map((customer, index) => {
        const lines = products.map((product) => lineOf(product));
        return placeOrder(shop, customer, index % 2 === 0 ? lines : lines.reverse(), { coupon_code: 'FLASH' });
      }),
    );
    expect(count(answers, 201)).toBe(30);
  });
});
