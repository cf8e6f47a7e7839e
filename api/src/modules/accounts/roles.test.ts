import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { createRoleToken, ROLES } from '../role-tokens/public';

/** The seed has a shopper with orders, and vendors. */
describe.each(databases)('permissions on %s', (database) => {
  const api = withApi({ database, contents: 'seeded' });
  const idOf = async (email: string) =>
    (await api.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const signInAs = async (email: string) => api.signIn({ id: await idOf(email) });

  /** Calls about orders, addresses and phone numbers. */
  const OWN = ['/orders', '/invoices', '/orders/1', '/addresses', '/addresses/1', '/contacts', '/contacts/phones'];

  it.each(OWN)('SHR-ROLE-001 GET %s answers 401 to guests', async (url) => {
    const answer = await api.inject({ url });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it.each([
    ['POST', '/orders'],
    ['POST', '/addresses'],
    ['PATCH', '/addresses/1'],
    ['DELETE', '/addresses/1'],
    ['POST', '/contacts'],
  ] as const)('SHR-ROLE-001 %s %s answers 401 to guests, even with an empty body', async (method, url) => {
    expect((await api.inject({ method, url, payload: {} })).statusCode).toBe(401);
  });

  it('SHR-ROLE-001 a signed-in shopper sees only their own orders, addresses and phone numbers', async () => {
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

  it('SHR-ROLE-002 no account has a role: the owner of a store has the fields of every shopper', async () => {
    const meOf = async (email: string) => {
      const headers = await signInAs(email);
      return (await api.inject({ url: '/users/me', headers })).json();
    };
    const [owner, shopper] = [await meOf('chidi@example.com'), await meOf('ada@example.com')];
    expect(owner.data.store_name).toBe('Chidi Gadgets Hub');
    expect(Object.keys(shopper.data).sort()).toEqual(Object.keys(owner.data).sort());
  });

  it.each(ROLES)('SHR-ROLE-002 a token of a %s opens no account', async (role) => {
    const store = role === 'vendor' ? { store: 'Chidi Gadgets Hub' } : {};
    const token = await createRoleToken(api.db, { role, name: 'test', now: new Date(), ...store });
    const answer = await api.inject({ url: '/users/me', headers: { authorization: `Bearer ${token}` } });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it('SHR-ROLE-002 no API route is for admins', () => {
    expect(api.app.routeList.length).toBeGreaterThan(50);
    for (const { url } of api.app.routeList) expect(url).not.toMatch(/admin|backoffice|moderat/i);
    const aboutRoles = api.app.routeList.filter(({ url }) => /role/i.test(url)).map(({ url }) => url);
    expect(aboutRoles).toEqual(['/sandbox/role-tokens']); // production has no sandbox
  });

  it('SHR-ROLE-002 the routes of vendors, couriers and staff answer 401 to guests and shoppers', async () => {
    const roles: readonly string[] = ROLES;
    const theirs = api.app.routeList.filter(({ schema }) => schema.tags?.some((tag) => roles.includes(tag)));
    expect(theirs.length).toBeGreaterThan(5);
    const shopper = await signInAs('ada@example.com');
    const store = await signInAs('chidi@example.com'); // a shopper with a store is no vendor here either
    for (const { method, url } of theirs)
      for (const headers of [{}, shopper, store]) {
        const answer = await api.inject({ method: method as 'GET' | 'POST', url: url.replace(/:\w+/, '1'), headers });
        expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
      }
  });

  it('SHR-ROLE-003 orders show vendors only as stores: id, store name and the given rating', async () => {
    const orders = (await api.inject({ url: '/orders', headers: await signInAs('ada@example.com') })).json().data;
    const vendors = orders
      .flatMap(({ invoices }: { invoices: { vendor: object }[] }) => invoices)
      .map(({ vendor }: { vendor: object }) => vendor);
    expect(vendors.length).toBeGreaterThan(0);
    for (const vendor of vendors) expect(Object.keys(vendor).sort()).toEqual(['id', 'rate_from_user', 'store_name']);
  });

  it('SHR-ROLE-003 the deletion form gets the store name of a vendor', async () => {
    const { data } = (await api.inject({ url: '/users/me', headers: await signInAs('chidi@example.com') })).json();
    expect(data.store_name).toBe('Chidi Gadgets Hub');
  });
});
