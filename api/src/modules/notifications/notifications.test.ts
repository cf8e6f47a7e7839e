import type { Notification, Page } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { notify } from './notify';

describe.each(databases)('notifications on %s', (database) => {
  const api = withApi({ database, modules: ['notifications'] });
  const shopperWith = async (count: number) => {
    const shopper = await api.createShopper();
    for (let index = 1; index <= count; index++) {
      const now = new Date(Date.UTC(2026, 10, 1, 0, index));
      await notify(api.db, { userId: shopper.id, tag: 'Order', description: `Number ${index}`, now });
    }
    return { ...shopper, headers: await api.signIn(shopper) };
  };
  const list = async (headers: Record<string, string>, query = '') =>
    (await api.inject({ url: `/users/notifications${query}`, headers })).json<Page<Notification>>();
  const unread = async (headers: Record<string, string>) =>
    (await api.inject({ url: '/notifications/unread', headers })).json().data.unread;
  const read = (headers: Record<string, string>, payload: object) =>
    api.inject({ method: 'POST', url: '/notifications/read', headers, payload });

  it('ACC-CALL-024 API-FIELD-020 GET /users/notifications lists description, date and tag, newest first', async () => {
    const { headers } = await shopperWith(3);
    const { data, pagination } = await list(headers);
    expect(data.map(({ description }) => description)).toEqual(['Number 3', 'Number 2', 'Number 1']);
    expect(data[0]).toEqual({
      id: expect.any(Number),
      description: 'Number 3',
      created_at: '2026-11-01T00:03:00.000Z',
      tag: 'Order',
      read_at: null,
    });
    expect(pagination).toEqual({ current_page: 1, total: 3, perPage: 200 });
  });

  it('come in pages on request', async () => {
    const { headers } = await shopperWith(5);
    const second = await list(headers, '?page=2&perPage=2');
    expect(second.data.map(({ description }) => description)).toEqual(['Number 3', 'Number 2']);
    expect(second.pagination).toEqual({ current_page: 2, total: 5, perPage: 2 });
    expect((await list(headers, '?page=9007199254740991&perPage=100')).data).toEqual([]);
    for (const query of ['?page=0', '?perPage=0', '?perPage=101', '?page=x']) {
      expect((await api.inject({ url: `/users/notifications${query}`, headers })).statusCode).toBe(422);
    }
  });

  it('count as unread until they are read, some or all', async () => {
    const { headers } = await shopperWith(3);
    expect(await unread(headers)).toBe(3);
    const [newest] = (await list(headers)).data;
    expect((await read(headers, { ids: [newest!.id] })).json()).toEqual({ data: { unread: 2 } });
    const firstReading = (await list(headers)).data[0]!.read_at;
    expect(firstReading).toMatch(/Z$/);
    api.advance(60);
    expect((await read(headers, { all: true })).json()).toEqual({ data: { unread: 0 } });
    expect((await list(headers)).data[0]!.read_at).toBe(firstReading);
    expect((await read(headers, { ids: [] })).json()).toEqual({ data: { unread: 0 } });
  });

  it('are replaced while unread by a newer one about the same parcel, and lead to its page', async () => {
    const { id: userId, headers } = await shopperWith(0);
    const tell = (description: string, about: 'parcel 1' | 'parcel 2') =>
      notify(api.db, { userId, tag: 'Order', description, about, path: '/order-details/1/1', now: api.app.clock() });
    await tell('Packed', 'parcel 1');
    await tell('Other', 'parcel 2');
    await tell('Shipped', 'parcel 1');
    const shown = async () => (await list(headers)).data.map(({ description }) => description);
    expect(await shown()).toEqual(['Shipped', 'Other']);
    expect((await list(headers)).data[0]!.path).toBe('/order-details/1/1');
    await read(headers, { all: true });
    await tell('Delivered', 'parcel 1');
    expect(await shown()).toEqual(['Delivered', 'Shipped', 'Other']);
    expect(await unread(headers)).toBe(1);
  });

  it('are visible only to their shopper', async () => {
    const [ada, musa] = [await shopperWith(1), await shopperWith(1)];
    const [foreign] = (await list(ada.headers)).data;
    await read(musa.headers, { ids: [foreign!.id] });
    await read(musa.headers, { all: true });
    expect([await unread(ada.headers), await unread(musa.headers)]).toEqual([1, 0]);
    expect((await api.inject({ url: '/users/notifications' })).statusCode).toBe(401);
    expect((await api.inject({ url: '/notifications/unread' })).statusCode).toBe(401);
  });

  it.each([{}, { ids: ['x'] }, { ids: [0] }, { all: false }])('refuse %j when marking as read', async (payload) => {
    const { headers } = await shopperWith(0);
    expect((await read(headers, payload)).statusCode).toBe(422);
  });
});
