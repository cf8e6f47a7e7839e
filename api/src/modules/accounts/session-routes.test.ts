import type { SignedInDevice } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { openSession } from '../../platform/sessions/sessions';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A165F) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/131.0.0.0 Mobile Safari/537.36';

describe.each(databases)('the sessions of a shopper on %s', (database) => {
  const api = withApi({ database, modules: ['accounts'] });
  const open = async (userId: number, userAgent?: string) => {
    const token = await openSession(api.db, { userId, platform: 'Web', now: new Date(), days: 1, userAgent });
    return { authorization: `Bearer ${token}` };
  };
  const list = async (headers: Record<string, string>) =>
    (await api.inject({ url: '/users/me/sessions', headers })).json<{ data: SignedInDevice[] }>().data;
  const end = (headers: Record<string, string>, id: number | '' = '') =>
    api.inject({ method: 'DELETE', url: `/users/me/sessions${id === '' ? '' : `/${id}`}`, headers });
  const isAlive = async (headers: Record<string, string>) =>
    (await api.inject({ url: '/users/me', headers })).statusCode === 200;

  it('are listed with device and times, and the current one is marked', async () => {
    const { id } = await api.createShopper();
    const [phone, other] = [await open(id, ANDROID), await open(id)];
    const devices = await list(phone);
    expect(devices).toHaveLength(2);
    expect(devices.find(({ current }) => current)).toEqual({
      id: expect.any(Number),
      device: 'Chrome on Android',
      created_at: expect.stringMatching(/Z$/),
      last_used_at: expect.stringMatching(/Z$/),
      current: true,
    });
    expect((await list(other)).find(({ current }) => current)).toMatchObject({ device: 'Unknown device' });
    expect(JSON.stringify(devices)).not.toContain(phone.authorization.replace('Bearer ', ''));
  });

  it('can be ended one by one', async () => {
    const { id } = await api.createShopper();
    const [here, there] = [await open(id), await open(id)];
    const lost = (await list(here)).find(({ current }) => !current)!;
    expect((await end(here, lost.id)).statusCode).toBe(204);
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    expect((await end(here, lost.id)).statusCode).toBe(404);
  });

  it('can all be ended at once, except the current one', async () => {
    const { id } = await api.createShopper();
    const [here, ...others] = [await open(id), await open(id), await open(id)];
    expect((await end(here!)).statusCode).toBe(204);
    expect(await isAlive(here!)).toBe(true);
    for (const other of others) expect(await isAlive(other)).toBe(false);
  });

  it('are not accessible to others', async () => {
    const [ada, musa] = [await api.createShopper(), await api.createShopper()];
    const [own, foreign] = [await open(ada.id), await open(musa.id)];
    const [theirs] = await list(foreign);
    expect((await end(own, theirs!.id)).statusCode).toBe(404);
    await end(own);
    expect(await isAlive(foreign)).toBe(true);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await api.inject({ method, url: '/users/me/sessions' })).statusCode).toBe(401);
    }
  });

  it('report their last use within a few minutes', async () => {
    const { id } = await api.createShopper();
    const headers = await open(id);
    const lastUse = async () => new Date((await list(headers))[0]!.last_used_at).getTime();
    const first = await lastUse();
    api.advance(60);
    expect(await lastUse()).toBe(first);
    api.advance(600);
    expect(await lastUse()).toBeGreaterThanOrEqual(first + 600_000);
  });
});
