/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { proxyApi } from './proxy-api';

let api: Server;
let shop: FastifyInstance;
let address: string;
let log = '';
const CODE = '482913';
const url = `/api/users/7/deletion_request/${CODE}`;

beforeAll(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ path: request.url, from: request.headers['x-forwarded-for'] }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const stream = new Writable({ write: (line, _, done) => done(void (log += line)) });
  shop = fastify({
    logger: { level: 'trace', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  await proxyApi(shop, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  address = await shop.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

describe('the API behind the shop', () => {
  it('is told who asks', async () => {
    const answer = await fetch(`${address}/api/users/me`);
    expect(await answer.json()).toEqual({ path: '/users/me', from: '127.0.0.1' });
  });

  it('ACC-RULE-045 is called without a word in the log: addresses carry codes', async () => {
    const answer = await fetch(address + url, { method: 'PATCH' });
    expect(await answer.json()).toMatchObject({ path: url.replace('/api', '') });
    expect(log).not.toContain(CODE);
  });

  it('ACC-RULE-045 that does not answer is told in the log, without the code', async () => {
    const closed = new Promise((resolve) => api.close(resolve));
    api.closeAllConnections();
    await closed;
    const answer = await fetch(address + url, { method: 'PATCH' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(log).toContain('The API did not answer');
    expect(log).not.toContain(CODE);
  });
});
