/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { requestId } from '@nkm/server';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { openClosingApi } from '../../../test/closing-api';
import { proxyApi } from './proxy-api';

let api: Server;
const shops: FastifyInstance[] = [];
let address: string;
let log = '';
let busyAnswers = 0;
const CODE = '482913';
const url = `/api/users/7/deletion_request/${CODE}`;

async function openShop(trustProxy: string[]): Promise<string> {
  const stream = new Writable({ write: (line, _, done) => done(void (log += line)) });
  const shop = fastify({
    logger: { level: 'trace', stream },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: requestId,
  });
  shops.push(shop);
  await proxyApi(shop, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, () => [
    { slice: 'mfe-catalog', version: '1.0.0' },
    { slice: 'mfe-cart-checkout', version: '2.0.0' },
  ]);
  return shop.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  api = createServer(({ url: path, headers }, response) => {
    if (path === '/packed') {
      response.writeHead(200, { 'content-encoding': String(headers['accept-encoding']), vary: 'accept-encoding' });
      return void response.end(gzipSync('packed once'));
    }
    response.setHeader('content-type', 'application/json');
    if (path === '/id') return void response.end(JSON.stringify({ id: headers['x-request-id'] }));
    if (path === '/versions') return void response.end(JSON.stringify([headers['x-slice-versions'] ?? null]));
    if (path === '/busy') {
      busyAnswers += 1;
      response.writeHead(503, { 'retry-after': '7' });
      return void response.end('{"message":"Too many orders"}');
    }
    const names = Object.keys(headers).filter((name) => /forward|-ip$/.test(name));
    const told = Object.fromEntries(names.map((name) => [name, headers[name]]));
    if (path === '/verify_login') response.setHeader('set-cookie', 'nkm_device=fresh; Path=/; HttpOnly; SameSite=Lax');
    response.end(JSON.stringify({ path, told, cookie: headers.cookie }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  address = await openShop([]);
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

/** Forwarding headers that a browser or a proxy may send. */
const SAID = {
  'x-forwarded-for': '198.51.100.1, 203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'shop.example',
  forwarded: 'for=198.51.100.1',
  'x-real-ip': '198.51.100.1',
};

async function toldBy(shop: string, headers: Record<string, string>) {
  const answer = await fetch(`${shop}/api/users/me`, { headers });
  return ((await answer.json()) as { told: Record<string, string> }).told;
}

describe('the API behind the shop', () => {
  it('receives and sets the cookie of a known device, which no log shows', async () => {
    const answer = await fetch(`${address}/api/verify_login`, {
      method: 'POST',
      headers: { cookie: 'nkm_device=secret-cookie' },
    });
    expect(await answer.json()).toMatchObject({ cookie: 'nkm_device=secret-cookie' });
    expect(answer.headers.getSetCookie()).toEqual(['nkm_device=fresh; Path=/; HttpOnly; SameSite=Lax']);
    expect(log).not.toMatch(/secret-cookie|fresh/);
  });

  it('receives the id of the request, by which the logs of both are found', async () => {
    const idFor = async (headers: Record<string, string>) =>
      ((await (await fetch(`${address}/api/id`, { headers })).json()) as { id: string }).id;
    expect(await idFor({ 'x-request-id': '4bf92f3577b34da6a3ce929d0e0e4736' })).toBe(
      '4bf92f3577b34da6a3ce929d0e0e4736',
    );
    expect(await idFor({ 'x-request-id': 'forged <line>' })).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('receives the versions of the slices with each change, and never those that a client names', async () => {
    const versionsFor = async (method: string) => {
      const headers = { 'x-slice-versions': 'mfe-catalog@9.9.9' };
      return (await fetch(`${address}/api/versions`, { method, headers })).json();
    };
    expect(await versionsFor('POST')).toEqual(['mfe-cart-checkout@2.0.0,mfe-catalog@1.0.0']);
    expect(await versionsFor('GET')).toEqual([null]);
  });

  it("receives the client's address", async () => {
    const answer = await fetch(`${address}/api/users/me`);
    expect(await answer.json()).toMatchObject({ path: '/users/me', told: { 'x-forwarded-for': '127.0.0.1' } });
  });

  it('receives the address that a trusted proxy added, without earlier entries', async () => {
    expect(await toldBy(await openShop(['127.0.0.1/32']), SAID)).toEqual({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
    });
  });

  it('receives no forwarding header of an untrusted client', async () => {
    expect(await toldBy(await openShop(['10.0.0.0/8']), SAID)).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    });
  });

  it.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::7', '2001:db8::7'],
    ['unknown', '127.0.0.1'],
  ])('receives a plain IP address for %s', async (said, told) => {
    const shop = await openShop(['127.0.0.1/32']);
    expect(await toldBy(shop, { 'x-forwarded-for': said })).toMatchObject({ 'x-forwarded-for': told });
  });

  it('ACC-RULE-045 is called without a log entry, because addresses carry codes', async () => {
    const answer = await fetch(address + url, { method: 'PATCH' });
    expect(await answer.json()).toMatchObject({ path: url.replace('/api', '') });
    expect(log).not.toContain(CODE);
  });

  it('passes a compressed answer on as it is', async () => {
    const answer = await fetch(`${address}/api/packed`, { headers: { 'accept-encoding': 'gzip' } });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    expect(await answer.text()).toBe('packed once');
  });

  it('is asked once when it is busy, and its answer goes to the shopper with Retry-After', async () => {
    const answer = await fetch(`${address}/api/busy`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
    expect(await answer.json()).toEqual({ message: 'Too many orders' });
    expect(busyAnswers).toBe(1);
  });

  it('ACC-RULE-045 leaves a log entry without the code when it does not answer', async () => {
    const closed = new Promise((resolve) => api.close(resolve));
    api.closeAllConnections();
    await closed;
    const answer = await fetch(address + url, { method: 'PATCH' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(log).toContain('The API did not answer');
    expect(log).not.toContain(CODE);
  });
});

describe('an API that closes a kept connection as the next request arrives', () => {
  let closing: Awaited<ReturnType<typeof openClosingApi>>;
  let shop: FastifyInstance;
  let shopAddress: string;

  beforeEach(async () => {
    closing = await openClosingApi((response) => response.end('answered'));
    shop = fastify();
    await proxyApi(shop, closing.address, () => []);
    shopAddress = await shop.listen({ port: 0, host: '127.0.0.1' });
    expect(await (await fetch(`${shopAddress}/api/first`)).text()).toBe('answered');
  });
  afterEach(async () => {
    await shop.close();
    await closing.close();
  });

  it.each(['GET', 'HEAD'])('receives a %s once more and answers it', async (method) => {
    expect((await fetch(`${shopAddress}/api/second`, { method })).status).toBe(200);
    expect(closing.received).toEqual(['GET 1', `${method} 2`, `${method} 1`]);
  });

  it.each([
    ['POST', '{"a":1}'],
    ['POST', undefined],
    ['DELETE', undefined],
  ])('receives a %s with body %s once only, and the shopper gets a 503', async (method, body) => {
    const headers = body ? { 'content-type': 'application/json' } : undefined;
    expect((await fetch(`${shopAddress}/api/second`, { method, body, headers })).status).toBe(503);
    expect(closing.received).toEqual(['GET 1', `${method} 2`]);
  });

  it('leads to a quick 503 when it is down', async () => {
    await closing.close();
    const start = performance.now();
    expect((await fetch(`${shopAddress}/api/second`)).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
