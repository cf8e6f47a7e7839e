import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { hashOf, idempotently, type Answer } from './idempotently';

describe.each(databases)('work done once, on %s', (database) => {
  const api = withApi({ database, modules: [] });
  let keys = 0;
  const request = (more: object = {}) => ({
    viewerId: 1,
    route: 'POST /orders',
    key: `idempotency-${++keys}`,
    body: { line: 1 },
    now: api.app.clock(),
    ...more,
  });
  const created = (id: number): Answer => ({ status: 201, body: { data: { id } } });

  it('gives a repeated request the first answer', async () => {
    const once = request();
    expect(await idempotently(api.db, once, async () => created(7))).toEqual({ ...created(7), replayed: false });
    const again = await idempotently(api.db, once, async () => created(8));
    expect(again).toEqual({ ...created(7), replayed: true });
  });

  it('keeps viewers, routes and keys apart', async () => {
    const once = request();
    await idempotently(api.db, once, async () => created(1));
    for (const other of [{ viewerId: 2 }, { route: 'POST /returns' }, { key: 'another-key' }]) {
      const answer = await idempotently(api.db, { ...once, ...other }, async () => created(2));
      expect(answer.replayed).toBe(false);
    }
  });

  it('refuses the same key with another body, whatever the order of its fields', async () => {
    const once = request({ body: { a: 1, b: [{ c: 2, d: 3 }] } });
    await idempotently(api.db, once, async () => created(1));
    const same = { ...once, body: { b: [{ d: 3, c: 2 }], a: 1 } };
    expect((await idempotently(api.db, same, async () => created(2))).replayed).toBe(true);
    const other = idempotently(api.db, { ...once, body: { a: 2 } }, async () => created(3));
    await expect(other).rejects.toMatchObject({ status: 422, errors: { 'Idempotency-Key': [expect.any(String)] } });
  });

  it('answers 409 with Retry-After while the first request is at work, and lets one of many do it', async () => {
    const once = request();
    let finish: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    let runs = 0;
    const attempts = Array.from({ length: 8 }, () =>
      idempotently(api.db, once, async () => {
        runs += 1;
        await slow;
        return created(1);
      }),
    );
    const settled = Promise.allSettled(attempts);
    await new Promise((resolve) => setTimeout(resolve, 300));
    finish();
    const results = await settled;
    expect(runs).toBe(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons).toHaveLength(7);
    for (const reason of reasons) expect(reason).toMatchObject({ status: 409, retryAfter: 1 });
  });

  it('leaves nothing of work that failed', async () => {
    const once = request();
    const failed = idempotently(api.db, once, async () => Promise.reject(new Error('sold out')));
    await expect(failed).rejects.toThrow('sold out');
    expect((await idempotently(api.db, once, async () => created(1))).replayed).toBe(false);
  });

  it('remembers the answer with the work, even when what follows fails', async () => {
    const once = request();
    const cut = idempotently(api.db, once, async (remember) => {
      await api.db.transaction().execute((trx) => remember(trx, created(5)));
      throw new Error('The connection broke.');
    });
    await expect(cut).rejects.toThrow('The connection broke.');
    expect(await idempotently(api.db, once, async () => created(6))).toEqual({ ...created(5), replayed: true });
  });

  it('takes over from a request that died', async () => {
    const once = request();
    const values = { viewer_id: 1, route: once.route, key: once.key, request_hash: hashOf(once.body) };
    const locked_until = new Date(once.now.getTime() - 1);
    await api.db
      .insertInto('idempotency_keys')
      .values({ ...values, status: null, response: null, locked_until })
      .execute();
    expect((await idempotently(api.db, once, async () => created(1))).replayed).toBe(false);
  });

  it.each(['', 'short', 'with a space', 'x'.repeat(129)])('refuses the key %p', async (key) => {
    await expect(idempotently(api.db, request({ key }), async () => created(1))).rejects.toMatchObject({ status: 422 });
  });

  it('forgets keys after three days', async () => {
    const once = request();
    await idempotently(api.db, once, async () => created(1));
    api.advance(3 * 86_400 + 60);
    await api.app.jobs.runNow('idempotency-cleanup');
    expect(await api.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
  });
});
