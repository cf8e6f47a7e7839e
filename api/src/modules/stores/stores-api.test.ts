import type { ProductCard, Store, StoreListItem, StoreReview } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';

const STORE = 2;

describe.each(databases)('vendor stores on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['stores', 'captcha'], env: EASY_CAPTCHA });
  const get = async (url: string, status = 200) => {
    const response = await api.inject({ url });
    expect([url, response.statusCode]).toEqual([url, status]);
    return response.json();
  };

  it('CAT-CALL-019 API-FIELD-021 GET /users/vendors lists the stores by name', async () => {
    const { data } = (await get('/users/vendors')) as { data: StoreListItem[] };
    expect(data.length).toBeGreaterThanOrEqual(24);
    expect(data[0]).toEqual({
      profile_id: expect.any(Number),
      store_name: 'Aba Made Leather Works',
      avatar: expect.stringMatching(/^\/api\/pictures\/.*\.webp$/),
      about: expect.any(String),
      location: 'Aba, Abia',
      products: expect.any(Number),
      star_summary: expect.any(Object),
    });
    const names = data.map(({ store_name }) => store_name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('lists each store with the number of its products and its ratings, as its page shows them', async () => {
    const id = STORE + 1;
    const rating = { vendor_id: id, name: 'Ngozi O', stars: 4, comment: 'Quick and friendly.', created_at: new Date() };
    await api.db.insertInto('vendor_ratings').values(rating).execute();
    const { data } = (await get('/users/vendors')) as { data: StoreListItem[] };
    const listed = data.find(({ profile_id }) => profile_id === id)!;
    const { data: store } = (await get(`/users/${id}`)) as { data: Store };
    expect(store.products.length).toBeGreaterThan(0);
    expect(listed).toMatchObject({ products: store.products.length, star_summary: store.star_summary });
  });

  it('CAT-CALL-020 API-FIELD-022 GET /users/{vendorId} returns the profile and the products', async () => {
    const { data } = (await get(`/users/${STORE}`)) as { data: Store };
    expect(data).toMatchObject({
      id: STORE,
      profile_id: STORE,
      store_name: 'Balogun Fabrics & Fashion',
      profile: { id: STORE, avatar: expect.stringMatching(/^\/api\/pictures\//) },
      address: expect.stringContaining('Surulere'),
      opening_hours: expect.arrayContaining([{ days: 'Sunday', hours: 'Closed' }]),
      policies: expect.arrayContaining([{ title: 'Returns', text: expect.any(String) }]),
    });
    expect(data.products.length).toBeGreaterThan(0);
    for (const { id, vendor } of data.products) {
      expect(id).toEqual(expect.any(Number));
      expect(vendor).toMatchObject({ id: STORE, profile: { id: STORE } });
    }
    const onShelves = data.categories!.reduce((sum, { count }) => sum + count, 0);
    expect(onShelves).toBe(data.products.length);
    expect((await get(`/users/${STORE}?products=0`)).data.products).toEqual([]);
  });

  it('never reveals the inquiry address', async () => {
    const { data } = await get(`/users/${STORE}?products=0`);
    expect(data).toMatchObject({ id: STORE });
    expect(JSON.stringify(data)).not.toContain('@');
  });

  it.each(['0', '-1', '999999', '1e3', 'abc', '99999999999999999999', "1' or 1=1"])(
    'answers 404 for store %j',
    async (id) => {
      await get(`/users/${encodeURIComponent(id)}`, 404);
      await get(`/users/${encodeURIComponent(id)}/reviews`, 404);
    },
  );

  it('GET /users/{vendorId}/reviews lists the reviews of its products, newest first', async () => {
    const { data: store } = (await get(`/users/${STORE}`)) as { data: Store };
    const { data, pagination } = (await get(`/users/${STORE}/reviews?perPage=5`)) as {
      data: StoreReview[];
      pagination: object;
    };
    expect(pagination).toEqual({ current_page: 1, total: store.stars, perPage: 5 });
    expect(data).toHaveLength(5);
    const own = new Set(store.products.map(({ slug }: ProductCard) => slug));
    expect(data.every(({ product }) => product !== null && own.has(product.slug))).toBe(true);
    const days = data.map(({ created_at }) => Date.parse(created_at));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect((await get(`/users/${STORE}/reviews?page=9999`)).data).toEqual([]);
  });

  describe('POST /users/{vendorId}/inquiries', () => {
    const letter = { name: 'Ngozi', email: 'ngozi@example.com', subject: 'Sizes', content: 'Is there an XL?' };
    const write = async (changes: object = {}, store: number | string = STORE) => {
      const token = await solveCaptcha(api);
      const payload = { ...letter, captchaToken: token, ...changes };
      const response = await api.inject({ method: 'POST', url: `/users/${store}/inquiries`, payload });
      return { status: response.statusCode, body: response.json(), token };
    };
    const kept = () => api.db.selectFrom('store_inquiries').select(['vendor_id', 'name', 'content']).execute();

    it('stores an inquiry and mails it to the store', async () => {
      const { status, body } = await write({ subject: 'Sizes\r\nBcc: x@evil.example' });
      expect([status, body.message]).toEqual([200, expect.stringContaining('sent to Balogun Fabrics & Fashion')]);
      expect(await kept()).toEqual([{ vendor_id: STORE, name: 'Ngozi', content: 'Is there an XL?' }]);
      const [mail] = await api.messagesTo('hello@balogun-fabrics-fashion.example');
      expect(mail).toMatchObject({ channel: 'email', subject: 'Inquiry on NKM: Sizes Bcc: x@evil.example' });
      expect(mail!.text).toContain('Reply to ngozi@example.com');
      expect(mail!.text).toContain('Is there an XL?');
    });

    it('mails a store with an account at the address of that account', async () => {
      await write({}, 1);
      expect(await api.messagesTo('chidi@example.com')).toHaveLength(1);
    });

    it.each([
      [{ name: '' }, 'name', 'name is required'],
      [{ name: 'Al' }, 'name', 'name must have 3 to 15 characters'],
      [{ email: 'ngozi' }, 'email', 'email is invalid'],
      [{ subject: ' ' }, 'subject', 'subject is required'],
      [{ content: '' }, 'content', 'content is required'],
      [{ captchaToken: '' }, 'captchaToken', 'captcha is required'],
      [{ captchaToken: 'made up' }, 'captchaToken', 'The captcha is no longer valid. Please try again.'],
    ])('refuses %j', async (changes, field, message) => {
      const before = await kept();
      const { status, body } = await write(changes);
      expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
      expect(await kept()).toEqual(before);
    });

    it('accepts a captcha once', async () => {
      const { token } = await write();
      expect((await write({ captchaToken: token })).status).toBe(422);
    });

    it('answers 404 for store 999999', async () => expect((await write({}, 999_999)).status).toBe(404));
  });
});
