import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { UserSchema } from './schema';

/** The seed has a shopper with orders, and vendors. */
describe.each(databases)('who may do what on %s', (database) => {
  const api = withApi({ database, contents: 'seeded' });
  const idOf = async (email: string) =>
    (await api.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const signInAs = async (email: string) => api.signIn({ id: await idOf(email) });

  /** Calls that exist for orders, addresses and phones. */
  const OWN = ['/orders', '/invoices', '/orders/1', '/addresses', '/addresses/1', '/contacts', '/contacts/phones'];

  it.each(OWN)('SHR-ROLE-001 GET %s is nothing for guests', async (url) => {
    const answer = await api.inject({ url });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it.each([
    ['POST', '/orders'],
    ['POST', '/addresses'],
    ['PATCH', '/addresses/1'],
    ['DELETE', '/addresses/1'],
    ['POST', '/contacts'],
  ] as const)('SHR-ROLE-001 %s %s is nothing for guests, whatever they send', async (method, url) => {
    expect((await api.inject({ method, url, payload: {} })).statusCode).toBe(401);
  });

  it("SHR-ROLE-001 a signed-in shopper has orders, addresses and phones, and never another's", async () => {
    const [ada, fatima] = [await signInAs('ada@example.com'), await signInAs('fatima@example.com')];
    const get = async (url: string, headers: { authorization: string }) => api.inject({ url, headers });
    const lga = await api.db.selectFrom('landmarks').select(['id', 'state_id']).limit(1).executeTakeFirstOrThrow();
    const payload = { address: '12 Awolowo Road', phone: '08031234567', state_id: lga.state_id, lga_id: lga.id };
    const added = await api.inject({ method: 'POST', url: '/addresses', headers: ada, payload });
    const address = added.json().data.id as number;
    const orders = (await get('/orders', ada)).json().data as { id: number }[];
    expect(orders.length).toBeGreaterThan(0);
    expect((await get('/addresses', ada)).json().data).toMatchObject([{ id: address }]);
    expect((await get('/contacts/phones', ada)).json().data).toMatchObject([{ contact: '2348031234567' }]);

    const theirs = (await get('/orders', fatima)).json().data as { id: number }[];
    for (const { id } of theirs) expect(orders.map((order) => order.id)).not.toContain(id);
    expect((await get('/addresses', fatima)).json().data).toEqual([]);
    expect((await get('/contacts/phones', fatima)).json().data).toMatchObject([{ contact: '2348067770002' }]);
    for (const url of [`/orders/${orders[0]!.id}`, `/addresses/${address}`])
      expect([(await get(url, ada)).statusCode, (await get(url, fatima)).statusCode]).toEqual([200, 404]);
  });

  it('SHR-ROLE-002 no account has a role: not in what the API says of it, not in what it stores', async () => {
    const { data } = (await api.inject({ url: '/users/me', headers: await signInAs('chidi@example.com') })).json();
    const fields = [...Object.keys(data), ...Object.keys(UserSchema.properties)];
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name in ('users', 'sessions')`.execute(api.db);
    for (const name of [...fields, ...rows.map((row) => row.name)])
      expect(name).not.toMatch(/role|admin|staff|permission|scope/i);
  });

  it('SHR-ROLE-002 no call of the API is for an admin: none names one, and none answers that only some may', () => {
    expect(api.app.routeList.length).toBeGreaterThan(50);
    for (const { url } of api.app.routeList) expect(url).not.toMatch(/admin|staff|backoffice|moderat|role/i);
  });

  it('SHR-ROLE-003 in orders vendors appear as stores only: an id, the name of the store, the rating given', async () => {
    const orders = (await api.inject({ url: '/orders', headers: await signInAs('ada@example.com') })).json().data;
    const vendors = orders.flatMap(({ invoices }: { invoices: { vendor: object }[] }) => invoices).map(({ vendor }: { vendor: object }) => vendor); // prettier-ignore
    expect(vendors.length).toBeGreaterThan(0);
    for (const vendor of vendors) expect(Object.keys(vendor).sort()).toEqual(['id', 'rate_from_user', 'store_name']);
  });

  it('SHR-ROLE-003 what the deletion form shows of a vendor is the name of the store', async () => {
    const { data } = (await api.inject({ url: '/users/me', headers: await signInAs('chidi@example.com') })).json();
    expect(data.store_name).toBe('Chidi Gadgets Hub');
  });
});
