import Fastify, { type FastifyInstance } from 'fastify';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, trackConnections } from './connections';
import { type Drain, prepareDrain } from './drain';

let app: FastifyInstance;
let drain: Drain;
let connections: ReadonlySet<Connection>;
let port = 0;
/** Lets the slow requests end. */
let go: () => void;

async function open() {
  app = Fastify({ return503OnClosing: false, keepAliveTimeout: 60_000 });
  connections = trackConnections(app.server);
  drain = prepareDrain(app, connections);
  const gate = new Promise<void>((resolve) => (go = resolve));
  app.get('/health', async () => 'ok');
  app.get('/ready', (_request, reply) => reply.code(drain.isDraining() ? 503 : 200).send('ready'));
  app.get('/slow', async () => {
    await gate;
    return 'done';
  });
  app.get('/never', () => new Promise(() => undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}
afterEach(() => app.close());

const running = () => [...connections].filter(({ exchange }) => exchange).length;
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}
const isRefused = () =>
  get('/health').then(
    () => false,
    ({ code }) => code === 'ECONNREFUSED',
  );

const keepAlive = new http.Agent({ keepAlive: true });
afterAll(() => keepAlive.destroy());

function get(path: string, agent: http.Agent | false = false): Promise<{ status: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    const sent = http.get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode!, connection: answer.headers.connection }));
    });
    sent.once('error', reject);
  });
}

describe('a server that stops', () => {
  it('reports 503, answers running requests, closes its connections, and then ends', async () => {
    await open();
    const slow = Array.from({ length: 40 }, () => get('/slow', keepAlive));
    await until(() => running() === 40);
    const stopped = drain.stop({ delayMs: 3_000 });
    expect(await get('/ready')).toEqual({ status: 503, connection: 'close' });
    expect((await get('/health')).status).toBe(200);
    go();
    for (const answer of await Promise.all(slow)) expect(answer).toEqual({ status: 200, connection: 'close' });
    await stopped;
    await expect(get('/health')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers a request on an open connection after it refuses new ones', async () => {
    await open();
    const client = net.connect(port, '127.0.0.1');
    const ask = async () => {
      client.write('GET /health HTTP/1.1\r\nHost: shop\r\n\r\n');
      return String(await new Promise((resolve) => client.once('data', resolve)));
    };
    expect(await ask()).toMatch(/connection: keep-alive/i);
    const stopped = drain.stop({ delayMs: 0, quietMs: 50_000 });
    await until(isRefused);
    const answer = await ask();
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toMatch(/connection: close/i);
    await stopped;
  });

  it('does not wait for idle connections, and limits the wait for requests', async () => {
    await open();
    const silent = net.connect(port, '127.0.0.1');
    await new Promise((resolve) => silent.once('connect', resolve));
    const endless = get('/never');
    endless.catch(() => undefined);
    await until(() => connections.size === 2 && running() === 1);
    const start = Date.now();
    await drain.stop({ delayMs: 0, longestMs: 1_500 });
    expect(Date.now() - start).toBeGreaterThan(1_400);
    await expect(endless).rejects.toThrow('socket hang up');
  });
});
