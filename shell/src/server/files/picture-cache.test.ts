/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { openClosingApi } from '../../../test/closing-api';
import { servePictures } from './picture-cache';

let api: Server;
let asked: string[];
let shopAddress: string;
const shop = fastify();
const DRAWN = [
  '/pictures/dress/160.webp',
  '/pictures/dress/320.webp',
  '/pictures/dress/640.webp',
  '/pictures/sale/480.webp',
  '/pictures/sale/960.webp',
  '/pictures/logo/960.webp',
];

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url!);
    response.statusCode = DRAWN.includes(request.url!) ? 200 : 404;
    response.setHeader('content-type', 'image/webp');
    response.end(request.url);
  });
  await new Promise<void>((done) => api.listen(0, done));
  servePictures(shop, `http://localhost:${(api.address() as AddressInfo).port}`);
  shopAddress = await shop.listen({ port: 0 });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await shop.close();
  api.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(shopAddress + path, { headers });
const textOf = async (path: string, headers = {}) => (await get(path, headers)).text();
const saving = { 'save-data': 'on' };

describe('pictures', () => {
  it('come from memory on the second request', async () => {
    expect(await textOf('/api/pictures/dress/640.webp')).toBe('/pictures/dress/640.webp');
    const again = await get('/api/pictures/dress/640.webp');
    expect(await again.text()).toBe('/pictures/dress/640.webp');
    expect(asked).toEqual(['/pictures/dress/640.webp']);
    expect([again.headers.get('content-type'), again.headers.get('vary')]).toEqual(['image/webp', 'save-data']);
  });

  it('are smaller for a shopper who saves data', async () => {
    expect(await textOf('/api/pictures/dress/640.webp', saving)).toBe('/pictures/dress/320.webp');
    expect(await textOf('/api/pictures/sale/960.webp', saving)).toBe('/pictures/sale/480.webp');
    expect(await textOf('/api/pictures/dress/160.webp', saving)).toBe('/pictures/dress/160.webp');
  });

  it('keep their size when no smaller one exists', async () => {
    expect(await textOf('/api/pictures/logo/960.webp', saving)).toBe('/pictures/logo/960.webp');
  });

  it('are not cached when they do not exist', async () => {
    const { status, headers } = await get('/api/pictures/ghost/320.webp');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBeNull();
  });

  it('arrive when the API closes a kept connection as the request for one arrives', async () => {
    const closing = await openClosingApi((response) => response.end('picture'));
    const other = fastify();
    servePictures(other, closing.address);
    const address = await other.listen({ port: 0, host: '127.0.0.1' });
    for (const key of ['dress', 'shirt'])
      expect(await (await fetch(`${address}/api/pictures/${key}/640.webp`)).text()).toBe('picture');
    expect(closing.received).toEqual(['GET 1', 'GET 2', 'GET 1']);
    await other.close();
    await closing.close();
  });
});
