/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './proxy-api';

/** The shop has 128 connections to the API. */
const SLOW_SENDERS = 200;

describe('request bodies for the API', () => {
  let api: Server;
  let shop: FastifyInstance;
  let address: string;
  let requests = 0;
  const slow: Socket[] = [];

  beforeAll(async () => {
    api = createServer(async (request, response) => {
      requests += 1;
      let bytes = 0;
      for await (const chunk of request) bytes += (chunk as Buffer).length;
      response.end(JSON.stringify({ bytes, type: request.headers['content-type'] }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    shop = fastify();
    await proxyApi(shop, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, () => []);
    address = await shop.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    slow.forEach((socket) => socket.destroy());
    await shop.close();
    await new Promise((resolve) => api.close(resolve));
  });

  it.each([0, 1, 300, 256 * 1024, 3_000_000])('of %i bytes arrive unchanged', async (size) => {
    const type = 'multipart/form-data; boundary=x';
    const body = new Uint8Array(size);
    const answer = await fetch(`${address}/api/login`, { method: 'POST', body, headers: { 'content-type': type } });
    expect(await answer.json()).toEqual({ bytes: size, type });
  });

  it('arrive from a sender that expects to be told to continue', async () => {
    const sending = send(`${address}/api/login`, { method: 'POST', headers: { expect: '100-continue' } });
    sending.once('continue', () => sending.end('{}'));
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([200, '{"bytes":2}']);
  });

  it('occupy no API connection while they arrive slowly', async () => {
    const before = requests;
    const { port } = new URL(address);
    const head =
      'POST /api/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{';
    for (let count = 0; count < SLOW_SENDERS; count += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined); // the test destroys them at the end
      socket.write(head);
      slow.push(socket);
    }
    const open = () => new Promise<number>((resolve) => shop.server.getConnections((_, count) => resolve(count)));
    while ((await open()) < SLOW_SENDERS) await new Promise((resolve) => setTimeout(resolve, 10));
    const answer = await fetch(`${address}/api/states`, { signal: AbortSignal.timeout(5_000) });
    expect(answer.status).toBe(200);
    expect(requests - before).toBe(1);
  });

  it('are dropped when their senders disconnect', async () => {
    for (const socket of slow.splice(0)) socket.destroy();
    const answer = await fetch(`${address}/api/login`, { method: 'POST', body: '{}' });
    expect(await answer.json()).toMatchObject({ bytes: 2 });
  });
});

describe.each([
  ['and closes the connection', true, process.env.AUDIT ? 50 : 10],
  ['and keeps the connection open', false, 5],
])('an upload that the API answers early %s', (_, closes, tries) => {
  /** As large as a photograph that is too large. */
  const BYTES = 12 * 1024 * 1024;
  let api: Server;
  let shop: FastifyInstance;
  let address: string;

  beforeAll(async () => {
    api = createServer((request, response) => {
      const headers = { 'content-type': 'application/json', connection: closes ? 'close' : 'keep-alive' };
      if (request.method === 'GET') return void response.end('{}');
      response.writeHead(413, headers).end(JSON.stringify({ message: 'This photo is too large.' }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    shop = fastify();
    await proxyApi(shop, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, () => []);
    address = await shop.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await shop.close();
    await new Promise((resolve) => api.close(resolve));
  });

  const upload = () =>
    new Promise<[status: number | undefined, body: string]>((resolve, reject) => {
      const sending = send(`${address}/api/photos`, { method: 'POST', headers: { 'content-length': BYTES } });
      sending.once('error', reject);
      sending.once('response', (answer) => {
        const read = () => void text(answer).then((body) => resolve([answer.statusCode, body]), reject);
        // Like a browser, which reads no answer before it has sent everything.
        if (sending.writableFinished) read();
        else sending.once('finish', read);
      });
      sending.end(Buffer.alloc(BYTES));
    });

  it(`gets that answer, ${tries} of ${tries} times`, async () => {
    const answers = new Map<string, number>();
    for (let count = 0; count < tries; count += 1) {
      const answer = JSON.stringify(await upload().catch(String));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    expect([...answers]).toEqual([['[413,"{\\"message\\":\\"This photo is too large.\\"}"]', tries]]);
    expect((await fetch(`${address}/api/states`)).status).toBe(200);
  });
});
