import Fastify, { type FastifyInstance } from 'fastify';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { trackConnections } from './connections';
import { type Drain, prepareDrain } from './drain';

let app: FastifyInstance;
let drain: Drain;
let port = 0;

async function open() {
  app = Fastify({ return503OnClosing: false, keepAliveTimeout: 60_000 });
  drain = prepareDrain(app, trackConnections(app.server));
  app.get('/health', async () => 'ok');
  app.get('/ready', (_request, reply) => reply.code(drain.isDraining() ? 503 : 200).send('ready'));
  app.get('/slow', async () => {
    await sleep(400);
    return 'done';
  });
  app.get('/never', () => new Promise(() => undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}
afterEach(() => app.close());

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

describe('H07 a server that stops', () => {
  it('reports 503, answers running requests, closes its connections, and then ends', async () => {
    await open();
    const running = Array.from({ length: 40 }, () => get('/slow', keepAlive));
    await sleep(100);
    const stopped = drain.stop({ delayMs: 200 });
    expect(await get('/ready')).toEqual({ status: 503, connection: 'close' });
    expect((await get('/health')).status).toBe(200);
    for (const answer of await Promise.all(running)) expect(answer).toEqual({ status: 200, connection: 'close' });
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
    const stopped = drain.stop({ delayMs: 0 });
    await sleep(1_200);
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
    await sleep(50);
    const start = Date.now();
    await drain.stop({ delayMs: 0, longestMs: 1_500 });
    expect(Date.now() - start).toBeGreaterThan(1_400);
    await expect(endless).rejects.toThrow('socket hang up');
  });
});
