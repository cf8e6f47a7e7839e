import { databases } from '../../../test/test-databases';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { withShop, type Shopper } from '../../../test/shop/with-shop';

describe.each(databases)('orders on %s', (database) => {
  const shop = withShop(database);
  let ada: Shopper;
  beforeEach(async () => {
    ada = await shop.shopper();
  });
  afterEach(() => shop.sandbox.faults({ initialize: 'ok' }));

  const order = (products: object[], more?: Parameters<typeof placeOrder>[3]) => placeOrder(shop, ada, products, more);
  const get = async (url: string) => (await shop.inject({ method: 'GET', url, headers: ada.headers })).json().data;
  const fees = async (products: object[], more: object = {}) => {
    const payload = { products, delivery_type: 'Pickup', country: 'Nigeria', platform: 'Web', ...more };
    const response = await shop.inject({ method: 'POST', url: '/orders/fees', payload });
    return { status: response.statusCode, body: response.json() };
  };

  describe('POST /orders/fees', () => {
    it('CART-CALL-010 API-FIELD-010 quotes for guests too, with the fields at the top and in data', async () => {
      const dress = await shop.product({ price: 2_500 });
      const { status, body } = await fees([lineOf(dress, 2)]);
      const { data, ...top } = body;
      expect(status).toBe(200);
      expect(top).toEqual(data);
      expect(data).toEqual({
        products_total_price: 5_000,
        delivery_fee: 1_200,
        coupon_discount: 0,
        discounted_price: 5_000,
        gas_fee: 100,
        payment_gateway_fee: 195.96,
        tax: 97.5,
        total: 6_593.46,
        free_delivery_missing: 5_000.01,
        delivery_days: 5,
      });
    });

    it('CART-CONST-007 quotes 0.00 for no lines', async () => {
      const { delivery_days: days, ...amounts } = (await fees([])).body.data;
      expect([days, ...new Set(Object.values(amounts))]).toEqual([5, 0]);
    });

    it('SHR-CONST-007 delivers free over ten thousand naira', async () => {
      const dress = await shop.product({ price: 6_000 });
      expect((await fees([lineOf(dress, 2)])).body.data).toMatchObject({ delivery_fee: 0, free_delivery_missing: 0 });
    });

    it('uses the catalog price, not the client’s', async () => {
      const dress = await shop.product({ price: 2_500 });
      expect((await fees([{ id: dress.id, quantity: 1, selling_price: 1 }])).body.total).toBeGreaterThan(2_500);
    });

    it.each([
      ['an unknown product', [{ id: 999_999, quantity: 1 }], {}, 'products.0'],
      ['no quantity', [{ id: 1 }], {}, 'products.0.quantity'],
      ['half a unit', [{ id: 1, quantity: 0.5 }], {}, 'products.0.quantity'],
      ['an unknown coupon', [], { coupon_code: 'FREE' }, 'coupon_code'],
      ['door delivery, which is not offered yet', [], { delivery_type: 'Drop off' }, 'delivery_type'],
      ['a disabled payment method', [], { payment_method: 'cash_on_delivery' }, 'payment_method'],
      ['an unknown payment method', [], { payment_method: 'shells' }, 'payment_method'],
      ['a disabled shipping option', [], { shipping_option: 'standard' }, 'shipping_option'],
      ['an unknown shipping option', [], { shipping_option: 'pigeon' }, 'shipping_option'],
    ])('refuses %s', async (_, products, more, field) => {
      const { status, body } = await fees(products, more);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    });
  });

  describe('POST /orders', () => {
    it('CART-CALL-009 returns the payment page and leaves the order unpaid', async () => {
      const dress = await shop.product();
      const { status, body } = await order([lineOf(dress, 2)]);
      expect(status).toBe(201);
      expect(body).toEqual({
        authorization_url: expect.stringContaining(`${shop.sandbox.url}/pay/`),
        data: {
          id: expect.any(Number),
          transaction_reference: expect.stringMatching(/^NKM-[2-9A-Z]{10}$/),
          authorization_url: body.authorization_url,
        },
      });
      expect(await get(`/orders/${body.data.id}`)).toMatchObject({ status: 'Uncompleted' });
      expect(await shop.stockOf(dress.id)).toBe(8);
    });

    it('CART-RULE-018 charges exactly the quoted amount', async () => {
      const dress = await shop.product({ price: 1_234.56 });
      const bag = await shop.product({ price: 777.77, vendor: 1 });
      const lines = [lineOf(dress, 3), lineOf(bag, 1)];
      const { total, delivery_fee } = (await fees(lines)).body.data;
      const { data } = (await order(lines)).body;
      const made = await get(`/orders/${data.id}`);
      expect(made).toMatchObject({ amount: total, delivery_fee });
      const transactions = await (await fetch(`${shop.sandbox.url}/sandbox/transactions`)).json();
      const charged = transactions.data.find(({ reference }: { reference: string }) =>
        reference.startsWith(data.transaction_reference),
      );
      expect(charged.amount).toBe(Math.round(total * 100));
    });

    it('API-RULE-005 makes one order with one invoice per vendor', async () => {
      const [dress, shirt] = [await shop.product({ price: 1_000 }), await shop.product({ price: 2_000 })];
      const bag = await shop.product({ price: 3_000, vendor: 1 });
      const { data } = (await order([lineOf(dress), lineOf(bag), lineOf(shirt)])).body;
      const { invoices } = await get(`/orders/${data.id}`);
      const summary = invoices.map((invoice: { vendor: { store_name: string }; products: { id: number }[] }) => [
        invoice.vendor.store_name,
        invoice.products.map(({ id }) => id),
      ]);
      expect(summary).toEqual([
        ['Adire House', [dress.id, shirt.id]],
        ['Kano Leather', [bag.id]],
      ]);
    });

    it('removes only the ordered lines from the cart', async () => {
      const dress = await shop.product({ variants: [5, 5] });
      const other = await shop.product();
      for (const [product_id, variant] of [
        [dress.id, dress.variantIds[0]],
        [dress.id, dress.variantIds[1]],
        [other.id, null],
      ])
        await shop.inject({
          method: 'POST',
          url: '/cart',
          headers: ada.headers,
          payload: { product_id, variant, quantity: 1 },
        });
      await order([{ variant: { id: dress.variantIds[0], quantity: 1, selling_price: dress.price } }]);
      expect(await get('/cart')).toMatchObject([
        { product: { id: dress.id, variant: { id: dress.variantIds[1] } } },
        { product: { id: other.id } },
      ]);
      expect(await shop.stockOfVariant(dress.variantIds[0]!)).toBe(4);
    });

    it('refuses an outdated price, and returns the current one', async () => {
      const dress = await shop.product({ title: 'Aso oke', price: 2_000 });
      const { status, body } = await order([{ id: dress.id, quantity: 1, selling_price: 1_500 }]);
      expect(status).toBe(409);
      expect(body).toEqual({
        message: 'Prices have changed: Aso oke now costs ₦2,000.00.',
        data: {
          reason: 'price changed',
          products: [{ id: dress.id, variant_id: null, title: 'Aso oke', selling_price: 2_000, quantity: 10 }],
        },
      });
      expect(await shop.stockOf(dress.id)).toBe(10);
    });

    it('names the sold-out products, and takes no stock', async () => {
      const plenty = await shop.product({ stock: 9 });
      const few = await shop.product({ title: 'Few', stock: 1 });
      const none = await shop.product({ title: 'None', stock: 0 });
      await shop.inject({ method: 'POST', url: '/cart', headers: ada.headers, payload: { product_id: plenty.id } });
      const { status, body } = await order([lineOf(plenty), lineOf(few, 2), lineOf(none)]);
      expect([status, body.message]).toEqual([409, 'Only 1 of Few left. None is sold out.']);
      expect(body.data).toMatchObject({ reason: 'sold out', products: [{ id: few.id, quantity: 1 }, { id: none.id }] });
      expect([await shop.stockOf(plenty.id), await shop.stockOf(few.id)]).toEqual([9, 1]);
      expect(await get('/orders')).toEqual([]);
      expect(await get('/cart')).toHaveLength(1);
    });

    it('creates one order for an Idempotency-Key, and refuses a different request with the same key', async () => {
      const dress = await shop.product({ stock: 1 });
      const key = 'checkout-0001';
      const first = await order([lineOf(dress)], { key });
      const again = await order([lineOf(dress)], { key });
      expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
      expect(await get('/orders')).toHaveLength(1);
      const other = await order([lineOf(dress, 2)], { key });
      expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['Idempotency-Key']]);
    });

    it('keeps the keys of two shoppers apart', async () => {
      const dress = await shop.product();
      const key = 'checkout-0002';
      const bayo = await shop.shopper();
      const mine = await order([lineOf(dress)], { key });
      const his = await placeOrder(shop, bayo, [lineOf(dress)], { key });
      expect(his.status).toBe(201);
      expect(his.body.data.id).not.toBe(mine.body.data.id);
    });

    it('keeps the order when the provider is down, and continues it under the same key', async () => {
      const dress = await shop.product();
      const key = 'checkout-0003';
      shop.sandbox.faults({ initialize: 'error' });
      const down = await order([lineOf(dress)], { key });
      expect(down.status).toBe(503);
      expect(down.headers['retry-after']).toBe('5');
      expect(down.body).toEqual({
        message: expect.stringContaining('is saved, but the payment provider cannot be reached'),
        data: {
          id: expect.any(Number),
          transaction_reference: expect.any(String),
          payment_gateway_link: expect.stringMatching(/^http:\/\/localhost:3200\/api\/orders\/\d+\/pay\/[\w-]{32}$/),
        },
      });
      expect(await get('/orders')).toMatchObject([{ payment_gateway_link: down.body.data.payment_gateway_link }]);
      shop.sandbox.faults({ initialize: 'ok' });
      const up = await order([lineOf(dress)], { key });
      expect(up).toMatchObject({ status: 201, body: { data: { id: down.body.data.id } } });
      expect(await shop.stockOf(dress.id)).toBe(9);
    });

    it('refuses bad input by field and creates nothing', async () => {
      const dress = await shop.product();
      const fieldsOf = async (...request: Parameters<typeof order>) => {
        const { status, body } = await order(...request);
        return [status, Object.keys(body.errors)];
      };
      const line = lineOf(dress);
      expect(await fieldsOf([])).toEqual([422, ['products']]);
      expect(await fieldsOf([line], { delivery_city_id: null })).toEqual([422, ['delivery_city_id']]);
      expect(await fieldsOf([line], { delivery_city_id: 999 })).toEqual([422, ['delivery_city_id']]);
      expect(await fieldsOf([line], { delivery_type: 'Drop off' })).toEqual([422, ['delivery_type']]);
      const ways = { payment_method: 'nkm_point', shipping_option: 'pigeon' };
      expect(await fieldsOf([line], ways)).toEqual([422, ['payment_method', 'shipping_option']]);
      expect(await fieldsOf([line], { callback: 'https://evil.example/' })).toEqual([422, ['callback']]);
      expect(await fieldsOf([line], { key: 'short' })).toEqual([422, ['idempotency-key']]);
      expect(await get('/orders')).toEqual([]);
    });

    it('keeps how the order is paid and shipped, and takes the same key only with the same ways', async () => {
      const dress = await shop.product();
      const ways = { payment_method: 'card', shipping_option: 'gig_logistics', key: 'ways-of-an-order' };
      const { body } = await order([lineOf(dress)], ways);
      const stored = shop.db.selectFrom('orders').select(['payment_method', 'shipping_option']);
      expect(await stored.where('id', '=', body.data.id).executeTakeFirst()).toEqual({
        payment_method: 'card',
        shipping_option: 'gig_logistics',
      });
      expect((await order([lineOf(dress)], ways)).body.data.id).toBe(body.data.id);
      const { key } = ways;
      expect((await order([lineOf(dress)], { key, payment_method: 'card' })).status).toBe(422);
    });

    it('requires a session', async () => {
      const response = await shop.inject({ method: 'POST', url: '/orders', payload: {} });
      expect(response.statusCode).toBe(401);
    });
  });

  it('lists the checkout options, with the reason for each disabled one', async () => {
    const options = await get('/checkout/options');
    const enabled = (list: { code: string; enabled: boolean; reason: string | null }[]) =>
      Object.fromEntries(list.map(({ code, enabled: on, reason }) => [code, on ? true : reason]));
    expect(enabled(options.payment_methods)).toEqual({
      card: true,
      bank_transfer: 'Not available yet',
      nkm_point: 'Not available yet',
      cash_on_delivery: 'Not available yet',
    });
    expect(enabled(options.shipping_options)).toEqual({
      standard: 'Coming Soon',
      rabitlala: 'Coming Soon',
      gig_logistics: true,
    });
    expect(options.pickup_asks_time).toBe(false);
    expect(enabled(options.delivery_types)).toEqual({ Pickup: true, 'Drop off': 'Not available yet' });
  });
});
