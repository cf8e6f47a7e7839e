import { withShop } from '../../../test/shop/with-shop';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';
import { askState, openOrder, pay, readOrder, sendWebhook } from '../../../test/shop/payments';
import { until } from '../../../test/until';

const MODULES = [
  'captcha',
  'accounts',
  'addresses',
  'newsletter',
  'catalog',
  'recently-viewed',
  'reviews',
  'notifications',
  'coins',
  'account-deletion',
  'stores',
  'contact-messages',
  'settings',
  'pages',
  'banners',
  'locations',
  'also-bought',
  'deals',
  'brands',
];

/**
 * Routes that each of two visitors asks for at the same moment. Two are enough for a wait that never ends. On a busy
 * machine, a first answer takes 100 ms, and a request that waits 5 s for the connection fails.
 */
const AT_ONCE = 6;

/**
 * With one connection, code that waits for a second one while it holds the first would hang forever. PgBouncer refuses
 * start-up parameters and drops named statements, settings and locks after each transaction.
 */
describe.each([
  ['with DATABASE_POOL_SIZE=1', { poolSize: 1 }],
  ['through PgBouncer in transaction mode', { poolSize: 10, pooled: true }],
])('%s', (_title, connections) => {
  const shop = withShop('postgres', { ...connections, modules: MODULES, env: EASY_CAPTCHA });
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, headers = {}, payload?: object) =>
    shop.inject({ method, url, headers, ...(payload && { payload }) });
  const status = async (answer: ReturnType<typeof ask>) => (await answer).statusCode;

  async function buy() {
    const open = await openOrder(shop);
    await pay(open);
    const [, webhook] = await Promise.all([askState(shop, open, open.payment), sendWebhook(shop, open.payment)]);
    const { status: paid } = await readOrder(shop, open);
    // The first question can still answer `pending`, when a scheduled check asks the provider at the same moment.
    const { status: state } = await askState(shop, open, open.payment);
    return { state, webhook, paid };
  }

  it('orders, pays and settles for ten shoppers at once', async () => {
    const bought = await Promise.all(Array.from({ length: 10 }, buy));
    expect(bought).toEqual(Array(10).fill({ state: 'confirmed', webhook: 200, paid: 'Paid' }));
  });

  it('serves all other routes to many at once', async () => {
    const dress = await shop.product({ stock: 10 });
    const urls = shop.app.routeList
      .filter(({ method, url }) => method === 'GET' && !url.includes(':'))
      .map(({ url }) => url);
    expect(urls).toContain('/products');
    const visitors = [(await shop.shopper()).headers, (await shop.shopper()).headers];
    const statuses: number[] = [];
    for (let first = 0; first < urls.length; first += AT_ONCE) {
      const group = urls.slice(first, first + AT_ONCE);
      const asked = visitors.flatMap((headers) => group.map((url) => status(ask('GET', url, headers))));
      statuses.push(...(await Promise.all(asked)));
    }
    const writes = visitors.flatMap((headers) => [
      status(ask('POST', '/cart', headers, { product_id: dress.id, quantity: 1 })),
      status(ask('POST', `/wishlist/${dress.id}`, headers)),
    ]);
    statuses.push(...(await Promise.all(writes)));
    expect(statuses.filter((code) => code >= 500)).toEqual([]);
  });

  it('signs up and signs in', async () => {
    const email = 'one.connection@example.com';
    const captchaToken = await solveCaptcha(shop);
    const person = {
      surname: 'Okafor',
      other_names: 'Ada',
      email,
      password: 'Ankara#2026',
      news: true,
      account_type: 'Individual',
      signup_platform: 'Web',
      terms: true,
      captchaToken,
    };
    expect(await status(ask('POST', '/users', {}, person))).toBe(201);
    const first = await ask('POST', '/login', {}, { email, password: person.password, platform: 'Web' });
    const code = (await shop.messagesTo(email)).at(-1)!.code;
    const headers = { authorization: `Bearer ${first.json().token}` };
    expect(await status(ask('POST', '/verify_login', headers, { code, platform: 'Web' }))).toBe(200);
  });

  it('runs its jobs', async () => {
    const ran = { first: 0, second: 0 };
    for (const name of ['first', 'second'] as const) {
      shop.app.jobs.every(name, 0.05, async () => {
        await shop.db.transaction().execute((trx) => trx.selectFrom('meta').select('name').execute());
        ran[name] += 1;
      });
    }
    shop.app.jobs.start();
    await until('three runs of both', () => ran.first > 2 && ran.second > 2);
  });
});
