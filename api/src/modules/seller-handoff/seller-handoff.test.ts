import { databases } from '../../../test/test-databases';
import { withApi, type TestApi } from '../../../test/with-api';

const KEY = 'key-of-the-other-site';
const env = { LINK_VENDOR: 'https://vendor.example/enter/', LINK_KYC: 'https://kyc.example', LINKS_KEY: KEY };

async function linkTo(api: TestApi, destination: string, headers: Record<string, string>) {
  return api.inject({ method: 'POST', url: '/links/seller', headers, payload: { destination } });
}

describe.each(databases)('seller handoff on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'seller-handoff'], env });
  const redeem = (code: string, key: string | undefined = KEY) =>
    api.inject({
      method: 'POST',
      url: '/links/redeem',
      headers: key === undefined ? {} : { 'x-links-key': key },
      payload: { code },
    });
  const newCode = async (destination: string) => {
    const shopper = await api.createShopper();
    const answer = await linkTo(api, destination, await api.signIn(shopper));
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json().data;
    return { shopper, url, code: url.split('/').at(-1)! };
  };

  it('links to the site with a code in the path that identifies the shopper once', async () => {
    const { shopper, url, code } = await newCode('vendor');
    expect(url).toMatch(/^https:\/\/vendor\.example\/enter\/[\w-]{43}$/);
    const answer = await redeem(code);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json().data).toMatchObject({
      destination: 'vendor',
      profile: { id: shopper.id, email: shopper.email },
    });
    const again = await redeem(code);
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['code']]);
  });

  it('the code is not a session token', async () => {
    const { code } = await newCode('kyc');
    const me = await api.inject({ url: '/users/me', headers: { authorization: `Bearer ${code}` } });
    expect(me.statusCode).toBe(401);
  });

  it('the code is stored hashed, and concurrent requests redeem it once', async () => {
    const { code } = await newCode('kyc');
    const stored = await api.db.selectFrom('link_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => redeem(code)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it('expires after a minute, and with its account', async () => {
    const closed = await newCode('vendor');
    await api.db.updateTable('users').set({ status: 'deactivated' }).where('id', '=', closed.shopper.id).execute();
    expect((await redeem(closed.code)).statusCode).toBe(422);
    const old = await newCode('vendor');
    api.advance(61);
    expect((await redeem(old.code)).statusCode).toBe(422);
    await api.app.jobs.runNow('clean up link codes');
    expect(await api.db.selectFrom('link_codes').selectAll().execute()).toEqual([]);
  });

  it.each(['', 'wrong', `${KEY}x`])('refuses the key %j', async (key) => {
    const { code } = await newCode('vendor');
    expect((await redeem(code, key)).statusCode).toBe(403);
    expect((await redeem(code)).statusCode).toBe(200);
  });

  it('requires a verified e-mail, and one of the two sites', async () => {
    expect((await linkTo(api, 'vendor', {})).statusCode).toBe(401);
    const unverified = await api.signIn(await api.createShopper({ email_verified_at: null }));
    expect((await linkTo(api, 'vendor', unverified)).statusCode).toBe(403);
    const headers = await api.signIn(await api.createShopper());
    expect((await linkTo(api, 'https://evil.example', headers)).statusCode).toBe(422);
  });
});

describe('seller handoff', () => {
  const unset = withApi({ database: 'pglite', modules: ['seller-handoff'] });
  const legacy = withApi({
    database: 'pglite',
    modules: ['seller-handoff'],
    env: { LINK_VENDOR: 'https://vendor.example', LEGACY_TOKEN_LINKS: 'true' },
  });

  it('returns 404 without an address', async () => {
    const answer = await linkTo(unset, 'vendor', await unset.signIn(await unset.createShopper()));
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'This site is not available yet.' }]);
  });

  it('contains the session token only with LEGACY_TOKEN_LINKS', async () => {
    const headers = await legacy.signIn(await legacy.createShopper());
    const { url } = (await linkTo(legacy, 'vendor', headers)).json().data;
    expect(url).toBe(`https://vendor.example/${headers.authorization.replace('Bearer ', '')}`);
  });
});
