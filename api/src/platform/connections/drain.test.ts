import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../../test/until';
import { type TestApi, withApi } from '../../../test/with-api';

const requestsIn = ({ app }: TestApi) => [...app.connections].filter(({ exchange }) => exchange).length;

describe('a stopping API', () => {
  const api = withApi({ database: 'postgres', modules: ['locations'] });
  const agent = new http.Agent({ keepAlive: true });
  let port: number;
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
  });
  afterAll(() => agent.destroy());

  const get = (path: string, through: http.Agent | false = false) =>
    new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
      const sent = http.get({ port, host: '127.0.0.1', path, agent: through }, (answer) => {
        const { statusCode: status, headers } = answer;
        answer.resume().once('end', () => resolve({ status, connection: headers.connection }));
      });
      sent.once('error', reject);
    });

  it('reports it, answers running requests, accepts no connection, starts no job, and then ends', async () => {
    let runs = 0;
    api.app.jobs.every('counted', 0.02, async () => void (runs += 1));
    api.app.jobs.start();
    expect(await get('/ready')).toMatchObject({ status: 200 });
    const running = await api.database.session(async (session) => {
      await session.script('begin; lock table states in access exclusive mode');
      const requests = Array.from({ length: 40 }, () => get('/states', agent));
      const open = net.connect(port, '127.0.0.1');
      await until('40 running requests and an open connection', () => {
        return requestsIn(api) === 40 && api.app.connections.size === 41;
      });
      const stopped = api.app.drain.stop({ delayMs: 3_000, quietMs: 60_000 });
      expect(await get('/ready')).toEqual({ status: 503, connection: 'close' });
      expect(await get('/health')).toEqual({ status: 200, connection: 'close' });
      await until('no new connection is accepted', () =>
        get('/health').then(
          () => false,
          ({ code }) => code === 'ECONNREFUSED',
        ),
      );
      const runsBefore = runs;
      await sleep(200); // ten periods of the job
      expect(runs).toBe(runsBefore);
      // A request in transit on a keep-alive connection of a proxy.
      open.write('GET /health HTTP/1.1\r\nhost: api\r\n\r\n');
      expect(String(await new Promise((resolve) => open.once('data', resolve)))).toMatch(/^HTTP\/1\.1 200 OK/);
      await session.script('rollback');
      return { requests, stopped };
    });
    const answers = await Promise.all(running.requests);
    expect(answers).toEqual(Array(40).fill({ status: 200, connection: 'close' }));
    await running.stopped;
  });
});

describe('an API with a request that never ends', () => {
  const api = withApi({ database: 'postgres', modules: ['locations'] });

  it('stops anyway', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    await api.database.session(async (session) => {
      await session.script('begin; lock table states in access exclusive mode');
      const endless = fetch(`http://127.0.0.1:${port}/states`).catch((error: unknown) => error);
      await until('a running request', () => requestsIn(api) === 1);
      const stopped = api.app.drain.stop({ delayMs: 0, longestMs: 500 });
      expect(await endless).toMatchObject({ message: 'fetch failed' });
      await stopped;
      await session.script('rollback');
    });
  });
});
