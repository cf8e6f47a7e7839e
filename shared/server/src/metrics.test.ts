import Fastify, { type FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { readMetricsToken } from './common-settings';
import { measureServer } from './metrics';
import { SettingReader } from './setting-reader';

const TOKEN = 'a-token-of-the-tests';

describe('the metrics of a server', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  let origin: string;

  async function start(token: string | null) {
    app = Fastify();
    const registry = measureServer(app, { prefix: 'nkm_test', token });
    app.get('/products/:slug', async () => 'ok');
    origin = await app.listen({ port: 0 });
    return registry;
  }
  const ask = (authorization?: string) =>
    fetch(`${origin}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

  it('count requests by the pattern of their route, so that no address and no secret becomes a label', async () => {
    const registry = await start(TOKEN);
    new Counter({ name: 'nkm_test_things_total', help: 'Things', registers: [registry] }).inc(3);
    for (const path of ['/products/ankara-dress?token=secret', '/products/adire-scarf', '/nowhere/secret'])
      await fetch(`${origin}${path}`);
    const answer = await ask(`Bearer ${TOKEN}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const body = await answer.text();
    expect(body).toContain(
      'nkm_test_request_duration_seconds_count{method="GET",route="/products/:slug",status="200"} 2\n',
    );
    expect(body).toContain('nkm_test_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1\n');
    expect(body).toContain('nkm_test_things_total 3\n');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toContain('secret');
  });

  it.each([undefined, '', 'Bearer', 'Bearer another-token-of-a-stranger', `Basic ${TOKEN}x`])(
    'are closed to a stranger with %j',
    async (authorization) => {
      await start(TOKEN);
      const answer = await ask(authorization);
      expect([answer.status, await answer.text()]).toEqual([401, 'A token is needed.\n']);
    },
  );

  it('do not exist without a token', async () => {
    await start(null);
    expect((await ask('Bearer ')).status).toBe(404);
  });

  it('need a token that nobody can guess', () => {
    const read = new SettingReader({ METRICS_TOKEN: 'short' });
    readMetricsToken(read);
    expect(read.faults).toEqual(['METRICS_TOKEN must have at least 16 characters.']);
    expect(readMetricsToken(new SettingReader({}))).toBeNull();
  });
});
