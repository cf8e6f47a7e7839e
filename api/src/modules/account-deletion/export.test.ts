import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { withShop } from '../../../test/shop/with-shop';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { PERSONAL_TABLES } from './declarations';
import { aLeaver } from '../../../test/shop/account-deletion';

describe.each(databases)('the export on %s', (database) => {
  const shop = withShop(database, { modules: ['account-deletion', 'addresses', 'accounts'] });
  const exportOf = (headers: Record<string, string>) => shop.inject({ url: '/users/me/export', headers });

  it('ACC-RULE-039 is a file with the shopper’s data from every table', async () => {
    const ada = await shop.shopper();
    const dress = await shop.product({ title: 'Ankara dress' });
    const other = await shop.product({ title: 'Kano belt' });
    const shoes = await shop.product({ title: 'Aba shoes', variants: [5] });
    await placeOrder(shop, ada, [lineOf(dress)]);
    const own = { user_id: ada.id, created_at: new Date() };
    const { db } = shop;
    await db
      .insertInto('wishlist_entries')
      .values({ ...own, product_id: other.id })
      .execute();
    await db
      .insertInto('stock_alerts')
      .values({ ...own, product_id: other.id, variant_id: null })
      .execute();
    await db
      .insertInto('cart_lines')
      .values({ ...own, product_id: shoes.id, variant_id: shoes.variantIds[0]!, quantity: 2 })
      .execute();
    await db
      .insertInto('checkout_choices')
      .values({ user_id: ada.id, station_id: shop.stationId, coupon_code: 'TEN', chosen_at: own.created_at })
      .execute();
    const review = { ...own, product_id: dress.id, name: 'Ada', avatar_key: null, stars: 4, comment: 'Well sewn' };
    await db.insertInto('reviews').values(review).execute();
    const letter = { ...own, name: 'Ada', email: ada.email, subject: 'Hello', content: 'A letter' };
    await db.insertInto('contact_messages').values(letter).execute();
    await db
      .insertInto('contacts')
      .values({ ...own, type: 'Phone', contact: '2348039990001' })
      .execute();
    const keys = {
      credential_id: `of ${database}`,
      public_key: 'COSE',
      user_handle: 'handle',
      counter: 1,
      transports: [],
    };
    await db
      .insertInto('passkeys')
      .values({ ...own, ...keys, name: 'My phone', last_used_at: null })
      .execute();

    const answer = await exportOf(ada.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    });
    const { data } = answer.json();
    expect(data).toMatchObject({
      profile: { id: ada.id, email: ada.email, surname: 'Okafor' },
      contacts: [{ contact: '2348039990001' }],
      orders: [{ transaction_reference: expect.stringMatching(/^NKM-/) }],
      reviews: [{ product: 'Ankara dress', stars: 4, comment: 'Well sewn' }],
      wishlist: [{ product: 'Kano belt' }],
      stock_alerts: [{ product: 'Kano belt' }],
      cart: [{ product: 'Aba shoes', variant: [{ title: 'Colour', value: 'Indigo' }], quantity: 2, selected: null }],
      checkout: { pickup: { id: shop.stationId }, coupon_code: 'TEN', chosen_at: own.created_at.toISOString() },
      messages: [{ subject: 'Hello', content: 'A letter' }],
      passkeys: [{ name: 'My phone', created_at: own.created_at.toISOString(), last_used_at: null }],
      sessions: [expect.objectContaining({ device: expect.any(String) })],
    });
    for (const { exported } of PERSONAL_TABLES.values()) if (exported) expect(data).toHaveProperty(exported);
  });

  it('contains no secrets and no data of others', async () => {
    const [ada, bayo] = [await shop.shopper(), await shop.shopper()];
    await shop.db
      .insertInto('contacts')
      .values({ user_id: bayo.id, type: 'Phone', contact: '2348039990002' })
      .execute();
    const { body } = await exportOf(ada.headers);
    expect(body).toContain(ada.email);
    expect(body).not.toMatch(/password|token|hash|hmac|argon2/i);
    expect(body).not.toContain(ada.headers.authorization.replace('Bearer ', ''));
    expect(body).not.toContain(bayo.email);
    expect(body).not.toContain('2348039990002');
  });

  it('requires a session', async () => {
    expect((await exportOf({})).statusCode).toBe(401);
  });
});

describe('repeated exports', () => {
  const api = withApi({ database: 'pglite', modules: ['account-deletion'], env: { RATE_LIMIT_SCALE: '1' } });

  it('are rate-limited', async () => {
    const ada = await aLeaver(api);
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await api.inject({ url: '/users/me/export', headers: ada.headers })).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});
