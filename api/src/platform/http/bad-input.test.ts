import { createHmac } from 'node:crypto';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { SANDBOX_PAYSTACK_KEY } from '../environment/paystack-settings';

const LARGEST = '9007199254740991';
const json = (text: string) => ({ payload: text, headers: { 'content-type': 'application/json' } });

describe.each(databases)('input that the database cannot store, on %s', (database) => {
  const api = withApi({ database });
  let headers: { authorization: string };
  beforeAll(async () => {
    headers = await api.signIn(await api.createShopper());
  });

  it.each([
    '/products/a%00b',
    '/pages/%00',
    '/adverts/web/%00',
    '/categories/a%00/products',
    '/users/%00',
    '/sitemaps/%00',
    `/states/${LARGEST}`,
    '/states/2147483648',
    '/users/999999999999999',
    '/products/99999999999999999999',
  ])('in the path %s is answered with 4xx', async (url) => {
    expect([404, 422]).toContain((await api.inject({ url })).statusCode);
  });

  it.each([
    '/products/search?q=a%00b',
    '/products?brand=%00',
    '/products?page=1e309',
    '/products?perPage=1e309',
    '/products?page=99999999999999999999',
    '/deals?perPage=Infinity',
    '/newsletter/unsubscribe?token=%00',
  ])('in the query of %s is answered with 4xx', async (url) => {
    const answer = await api.inject({ url });
    expect([400, 404, 422]).toContain(answer.statusCode);
    expect(answer.json()).toEqual({ message: expect.any(String), errors: expect.any(Object) });
  });

  it('accepts the largest page number, and combining marks without letters', async () => {
    expect((await api.inject({ url: `/products?page=${LARGEST}&perPage=100` })).json().data).toEqual([]);
    const marks = encodeURIComponent('\u{1d158}\u{1d165}');
    expect((await api.inject({ url: `/products/suggestions?q=${marks}` })).statusCode).toBe(200);
    expect((await api.inject({ url: `/products/search?q=${marks}` })).statusCode).toBe(200);
  });

  it.each([
    ['POST', '/login', '{"email":"a\\u0000@b.c","password":"x"}'],
    ['POST', '/mail/contact-us', '{"name":"Ng\\u0000ozi","email":"a@b.co","message":"Hello there, shop"}'],
    ['POST', '/orders/fees', '{"products":[{"id":1e309,"quantity":1}]}'],
    ['POST', '/orders/fees', '{"products":[{"id":1,"quantity":1,"selling_price":1e309}]}'],
    ['POST', '/orders', `{"products":[{"id":1,"quantity":1}],"delivery_type":"Pickup","delivery_city_id":${LARGEST}}`],
    ['POST', '/cart', '{"product_id":1e309,"quantity":1}'],
    ['POST', '/addresses', '{"state_id":2147483648,"lga_id":1,"address":"x","phone":"08031234567"}'],
    ['POST', '/addresses', '{"state_id":1,"lga_id":1,"address":"\\ud800","phone":"08031234567"}'],
    ['POST', '/login', `{"email":"a@b.c","password":"x","more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['POST', '/login', '{"__proto__":{"admin":true},"email":"a@b.c","password":"x"}'],
  ] as const)('in %s %s is answered with 4xx (%#)', async (method, url, text) => {
    const { payload, headers: type } = json(text);
    const answer = await api.inject({ method, url, payload, headers: { ...headers, ...type } });
    expect([400, 422]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
  });

  it('in a truncated form is answered with 400 on every POST, or refused without a session or key', async () => {
    const payload = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nada@exam';
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const posts = api.app.routeList.filter(({ method, url }) => method === 'POST' && !/webhook/.test(url));
    expect(posts.length).toBeGreaterThan(20);
    for (const { url } of posts) {
      const answer = await api.inject({ method: 'POST', url: url.replace(/:\w+/, '1'), payload, headers: type });
      expect([url, [400, 401, 403].includes(answer.statusCode)]).toEqual([url, true]);
    }
  });

  it.each([
    { event: 'charge.success', data: { reference: 'a\0b' } },
    { event: 'charge\0', data: { reference: 'NKM-1' } },
    { event: 'charge.success', data: { reference: 'NKM-1', note: '\ud800' } },
    { event: 'charge.success', data: { reference: 'x'.repeat(5_000) } },
  ])('in a signed webhook is answered with 400 (%#)', async (event) => {
    const payload = JSON.stringify(event);
    const signature = createHmac('sha512', SANDBOX_PAYSTACK_KEY).update(payload).digest('hex');
    const signed = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    const url = '/payments/paystack/webhook';
    expect((await api.inject({ method: 'POST', url, payload, headers: signed })).statusCode).toBe(400);
  });
});
