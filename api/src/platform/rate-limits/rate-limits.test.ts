import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('limits on %s', (database) => {
  const api = withApi({ database, modules: [], env: { RATE_LIMIT_SCALE: '0.01' } });
  const from = (address: string) => api.inject({ url: '/health', headers: { 'x-forwarded-for': address } });

  it('count each client address separately, as the trusted proxy reports it', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) statuses.push((await from('203.0.113.5')).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect((await from('203.0.113.6')).statusCode).toBe(200);
    expect((await from('2001:db8::1')).statusCode).toBe(200);
  });

  it('count the /64 of an IPv6 client as one, and IPv4 written as IPv6 as IPv4', async () => {
    const statuses = new Set<number>();
    for (let host = 0; host < 31; host++) statuses.add((await from(`2001:db8:0:7::${host.toString(16)}`)).statusCode);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await from('2001:db8:0:8::1')).statusCode).toBe(200);
    for (let count = 0; count < 30; count++) await from('203.0.113.77');
    expect((await from('::ffff:203.0.113.77')).statusCode).toBe(429);
  });

  it('trust the entry that the trusted proxy appends, not earlier ones from the client', async () => {
    for (let count = 0; count < 30; count++) await from(`198.51.100.${count}, 203.0.113.80`);
    expect((await from('198.51.100.200, 203.0.113.80')).statusCode).toBe(429);
    expect((await from('203.0.113.80, 203.0.113.81')).statusCode).toBe(200);
  });

  it('ignore forwarded addresses from an untrusted sender', async () => {
    const ask = (host: number) =>
      api.inject({
        url: '/health',
        remoteAddress: '198.51.100.99',
        headers: { 'x-forwarded-for': `203.0.113.${host + 100}` },
      });
    for (let host = 0; host < 30; host++) await ask(host);
    expect((await ask(31)).statusCode).toBe(429);
  });

  it('count invalid addresses as one client', async () => {
    for (const text of ['unknown', 'x'.repeat(300), '999.1.1.1', '1.2.3.4:5', '%00'])
      expect((await from(text)).statusCode).toBe(200);
  });

  it('do not apply to the shell, which renders pages for all shoppers', async () => {
    for (let count = 0; count < 60; count++) expect((await api.inject({ url: '/health' })).statusCode).toBe(200);
  });

  it('count each key separately, and accept long keys', async () => {
    const limit = { name: 'mail', points: 300, seconds: 60 };
    const long = 'a'.repeat(254);
    for (let count = 0; count < 3; count++) await api.app.limits.consume(limit, long);
    const refused = api.app.limits.consume(limit, long);
    await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
    await api.app.limits.consume(limit, `${long}b`);
  });
});

describe('a limit on PostgreSQL', () => {
  const api = withApi({ database: 'postgres', modules: [], env: { RATE_LIMIT_SCALE: '1' } });
  const other = withApi({ database: 'postgres', modules: [] });

  it('holds for simultaneous attempts, and counts in the database', async () => {
    const limit = { name: 'race', points: 2, seconds: 60 };
    const attempts = Array.from({ length: 6 }, () => api.app.limits.consume(limit, 'one'));
    const results = await Promise.allSettled(attempts);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2);
    expect(await api.database.session((session) => session.query('select points from rate_limits'))).toHaveLength(1);
  });

  it('is deleted after its period', async () => {
    await other.app.limits.consume({ name: 'old', points: 1, seconds: 1 }, 'one');
    other.advance(120);
    await other.app.jobs.runNow('clean up rate limits');
    expect(await other.database.session((session) => session.query('select points from rate_limits'))).toEqual([]);
  });
});
