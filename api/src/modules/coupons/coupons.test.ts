import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { offerFlash, openCampaign } from '../../../test/shop/flash-deals';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { withShop } from '../../../test/shop/with-shop';

describe.each(databases)('POST /coupons/redeem on %s', (database) => {
  const shop = withShop(database);
  const redeem = async (products: object[], code: string, headers?: { authorization: string }) => {
    const payload = { code, platform: 'Web', products };
    const response = await shop.inject({ method: 'POST', url: '/coupons/redeem', payload, headers });
    return { status: response.statusCode, body: response.json() };
  };

  it('CART-CALL-012 returns the discount of a code without using it up', async () => {
    const blender = await shop.product({ price: 20_000 });
    await offerFlash(shop, await openCampaign(shop), blender, { price: 5_000, quantity: 1 });
    for (const typed of [' flash', '\u00a0fla\u00adsh\u200b'])
      expect(await redeem([lineOf(blender)], typed)).toEqual({
        status: 200,
        body: { data: { code: 'FLASH', amount: 15_000 } },
      });
    const ada = await shop.shopper();
    expect((await placeOrder(shop, ada, [lineOf(blender)], { coupon_code: 'FLASH' })).status).toBe(201);
    expect((await redeem([lineOf(blender)], 'FLASH', ada.headers)).status).toBe(409);
  });

  it.each([
    ['FREE', 'coupon_code', 'This coupon code is not valid.'],
    [' ', 'code', 'The code field is required.'],
  ])('refuses %j', async (code, field, message) => {
    const { status, body } = await redeem([lineOf(await shop.product())], code);
    expect([status, body]).toEqual([422, { message, errors: { [field]: [message] } }]);
  });
});

describe.each(databases)('coupon of the banner on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['banners', 'catalog', 'coupons', 'checkout'] });
  const codeOfBanner = async () => {
    const { data } = (await api.inject({ url: '/adverts/web/header' })).json<{ data: { promo_code: string }[] }>();
    return data[0]?.promo_code;
  };
  /** An order line with one unit of a product in a subcategory, and its price in kobo. */
  const oneOf = async (shelf: string) => {
    const row = await api.db
      .selectFrom('products as p')
      .innerJoin('subcategories as s', 's.id', 'p.subcategory_id')
      .leftJoin('product_variants as v', 'v.product_id', 'p.id')
      .select(['p.id', 'p.selling_price_kobo', 'v.id as variant_id', 'v.selling_price_kobo as variant_kobo'])
      .where('s.slug', '=', shelf)
      .where('p.status', '=', 'published')
      .executeTakeFirstOrThrow();
    const { id, variant_id } = row;
    const line = variant_id === null ? { id, quantity: 1 } : { variant: { id: variant_id, quantity: 1 } };
    return { line, kobo: row.variant_kobo ?? row.selling_price_kobo };
  };
  const redeem = async (code: string | undefined, products: object[]) =>
    (await api.inject({ method: 'POST', url: '/coupons/redeem', payload: { code, products } })).json();

  it('is valid only for women’s clothing', async () => {
    const code = await codeOfBanner();
    const [dress, phone] = [await oneOf('womens-clothing'), await oneOf('smartphones')];
    const amount = Math.round(dress.kobo * 0.2) / 100;
    expect(await redeem(code, [dress.line, phone.line])).toEqual({ data: { code, amount } });
    expect((await redeem(code, [phone.line])).errors).toEqual({
      coupon_code: [expect.stringMatching(/^The code WOMEN20 is only valid for Women.s Clothing.$/)],
    });
    const payload = { products: [dress.line], coupon_code: code };
    const fees = (await api.inject({ method: 'POST', url: '/orders/fees', payload })).json();
    expect(fees).toMatchObject({ coupon_discount: amount });
  });

  it('hides the banner when the coupon ends or is deleted', async () => {
    await api.db
      .updateTable('coupons')
      .set({ ends_at: new Date(Date.now() + 60_000) })
      .execute();
    expect(await codeOfBanner()).toBe('WOMEN20');
    api.advance(120);
    expect(await codeOfBanner()).toBeUndefined();
    expect((await redeem('WOMEN20', [(await oneOf('womens-clothing')).line])).message).toBe(
      'The code WOMEN20 is not valid at the moment.',
    );
    await api.db.deleteFrom('coupons').execute();
    expect(await codeOfBanner()).toBeUndefined();
  });

  it('shows the code of the flash deal until it is sold out', async () => {
    const shown = async () => (await api.inject({ url: '/adverts/web/flash-deals' })).json().data.length;
    expect(await shown()).toBe(1);
    await api.db
      .updateTable('flash_offers')
      .set((eb) => ({ sold: eb.ref('quantity') }))
      .execute();
    expect(await shown()).toBe(0);
  });
});

describe.each(databases)('an order with a coupon on %s', (database) => {
  const shop = withShop(database);

  it('costs the quoted price, and stores the coupon', async () => {
    const coupon = { code: 'TEN', percent: 10, subcategory_id: null, starts_at: new Date(0), ends_at: null };
    await shop.db.insertInto('coupons').values(coupon).execute();
    const product = await shop.product({ price: 1_234.57 });
    const ada = await shop.shopper();
    const { status, body } = await placeOrder(shop, ada, [lineOf(product, 3)], { coupon_code: 'ten' });
    expect(status).toBe(201);
    const order = await shop.db
      .selectFrom('orders')
      .innerJoin('coupons', 'coupons.id', 'orders.coupon_id')
      .select(['coupon_kobo', 'code'])
      .where('orders.id', '=', body.data.id)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ coupon_kobo: 37_037, code: 'TEN' });
  });
});

describe('rate limit of coupon codes', () => {
  const api = withApi({ database: 'postgres', modules: ['coupons', 'checkout'], env: { RATE_LIMIT_SCALE: '0.05' } });
  const ask = async (url: string, payload: object, from = '203.0.113.5') =>
    (await api.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } })).statusCode;
  const quote = (coupon_code: string, from?: string) => ask('/orders/fees', { products: [], coupon_code }, from);

  it('counts wrong codes of quotes and coupons together, and no right codes', async () => {
    const coupon = { code: 'RIGHT', percent: 10, subcategory_id: null, starts_at: new Date(0), ends_at: null };
    await api.db.insertInto('coupons').values(coupon).execute();
    for (let time = 0; time < 20; time += 1) expect(await quote('RIGHT')).toBe(200);
    for (let time = 0; time < 3; time += 1) expect(await quote(`WRONG${time}`)).toBe(422);
    for (let time = 0; time < 3; time += 1)
      expect(await ask('/coupons/redeem', { products: [], code: `WRONG${time}` })).toBe(422);
    expect(await quote('WRONG7')).toBe(429);
    expect(await quote('RIGHT')).toBe(429);
    expect(await ask('/coupons/redeem', { products: [], code: 'RIGHT' })).toBe(429);
    expect(await ask('/orders/fees', { products: [] })).toBe(200);
    expect(await quote('RIGHT', '203.0.113.6')).toBe(200);
  });

  it('holds for concurrent guesses', async () => {
    const codes = Array.from({ length: 30 }, (_, at) => quote(`GUESS${at}`, '203.0.113.7'));
    const answered = (await Promise.all(codes)).filter((status) => status !== 429);
    expect(answered.length).toBeLessThanOrEqual(6);
  });
});

describe('rate limit of coupon codes for a shopper', () => {
  const api = withApi({ database: 'postgres', modules: ['coupons', 'checkout'], env: { RATE_LIMIT_SCALE: '0.5' } });

  it('allows few wrong codes, and leaves other shoppers of the same network alone', async () => {
    const guess = async (headers = {}) => {
      const payload = { products: [], code: 'WRONG' };
      return (await api.inject({ method: 'POST', url: '/coupons/redeem', payload, headers })).statusCode;
    };
    const [ada, bayo] = [await api.signIn(await api.createShopper()), await api.signIn(await api.createShopper())];
    for (let tried = 0; tried < 5; tried++) expect(await guess(ada)).toBe(422);
    expect(await guess(ada)).toBe(429);
    expect(await guess(bayo)).toBe(422);
    expect(await guess()).toBe(422);
  });
});
