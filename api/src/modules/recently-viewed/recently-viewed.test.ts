import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { MOST_RECENT } from './note-viewed';

describe.each(databases)('recently viewed products on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog', 'recently-viewed'] });
  let headers: { authorization: string };
  let ids: number[];
  beforeEach(async () => {
    headers = await api.signIn(await api.createShopper());
    const rows = await api.db
      .selectFrom('products')
      .select('id')
      .orderBy('id')
      .limit(MOST_RECENT + 5)
      .execute();
    ids = rows.map(({ id }) => id);
  });
  const note = async (payload: object, as: object = headers) =>
    (await api.inject({ method: 'POST', url: '/products/recent', payload, headers: { ...as } })).statusCode;
  const read = async (query = '', as: object = headers) => {
    const response = await api.inject({ url: `/products/recent${query}`, headers: { ...as } });
    return { status: response.statusCode, body: response.json() };
  };
  const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

  it('ACC-CALL-016 ACC-CALL-017 API-FIELD-024 are recorded one by one and listed once each, newest first, in both envelopes', async () => {
    for (const index of [0, 1, 0]) {
      expect(await note({ product_id: ids[index] })).toBe(200);
      api.advance(1);
    }
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(idsOf(body.products)).toEqual([ids[0], ids[1]]);
    expect(body.data.products).toEqual(body.products);
    expect(body.products[0]).toMatchObject({ title: expect.any(String), selling_price: expect.any(Number) });
  });

  it('are accepted from a guest as a list, in JSON or in a form', async () => {
    expect(await note({ product_ids: [ids[3], ids[1], ids[3], 999_999_999] })).toBe(200);
    expect(idsOf((await read()).body.products)).toEqual([ids[3], ids[1]]);
    const boundary = 'x';
    const part = (id: number) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="product_ids[]"\r\n\r\n${id}\r\n`;
    const form = await api.inject({
      method: 'POST',
      url: '/products/recent',
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${part(ids[5]!)}${part(ids[6]!)}--${boundary}--\r\n`,
    });
    expect(form.statusCode).toBe(200);
    expect(idsOf((await read()).body.products)).toEqual([ids[5], ids[6], ids[3], ids[1]]);
  });

  it('tell a shopper how many of them are no longer sold', async () => {
    const gone = ids.slice(0, 2);
    await note({ product_ids: ids.slice(0, 4) });
    expect((await read()).body).not.toHaveProperty('withdrawn');
    const set = (status: 'removed' | 'published') =>
      api.db.updateTable('products').set({ status }).where('id', 'in', gone).execute();
    await set('removed');
    const { body } = await read();
    expect(idsOf(body.products)).toEqual(ids.slice(2, 4));
    expect([body.withdrawn, body.data.withdrawn]).toEqual([2, 2]);
    expect((await read('', await api.signIn(await api.createShopper()))).body).not.toHaveProperty('withdrawn');
    await set('published');
  });

  it('are limited to the newest sixty', async () => {
    expect(await note({ product_ids: ids })).toBe(200);
    api.advance(1);
    expect(await note({ product_id: ids.at(-1) })).toBe(200);
    const listed = idsOf((await read()).body.products);
    expect(listed).toHaveLength(MOST_RECENT);
    expect(listed[0]).toBe(ids.at(-1));
  });

  it('belong to one shopper', async () => {
    await note({ product_id: ids[0] });
    expect((await read('', await api.signIn(await api.createShopper()))).body.products).toEqual([]);
    expect(await read('', {})).toEqual({ status: 401, body: { message: 'Unauthenticated.' } });
    expect(await note({ product_id: ids[0] }, {})).toBe(401);
  });

  it('are returned for given ids, in their order, for a guest with a local list', async () => {
    const { status, body } = await read(`?product_ids=${ids[2]},${ids[0]},999999999`, {});
    expect(status).toBe(200);
    expect(idsOf(body.products)).toEqual([ids[2], ids[0]]);
    expect((await read('?product_ids=1;drop', {})).status).toBe(422);
  });

  it('must be products', async () => {
    expect(await note({})).toBe(422);
    expect(await note({ product_id: 'dress' })).toBe(422);
    expect(await note({ product_ids: [0] })).toBe(422);
  });
});
