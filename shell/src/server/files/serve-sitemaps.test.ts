/** @jest-environment node */
import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform } from '@nkm/testing';
import Fastify from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostClaim } from '../../slices/boot-data';
import { pagesOf, serveSitemaps } from './serve-sitemaps';

const claim = (path: string, changes: Partial<HostClaim> = {}) =>
  ({ path, access: 'open', public: true, ...changes }) as HostClaim;
const CLAIMS = [
  claim('/'),
  claim('/faqs'),
  claim('/shop/:slug'),
  claim('/store-detail-info', { unlisted: true }),
  claim('/cart', { public: false }),
  claim('/account', { access: 'signed-out' }),
];
const FILES = [{ name: 'products-1', lastmod: '2026-11-01T09:00:00.000Z' }];

let api: Server;
let apiBaseUrl: string;
beforeAll(async () => {
  api = createServer((request, response) => {
    if (request.url === '/sitemaps/broken') request.socket.destroy();
    else if (request.url === '/sitemaps/products-1') response.end('<urlset/>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiBaseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

async function ask(
  url: string,
  answers: Answers = { 'GET /sitemaps': () => ({ data: FILES }) },
  accepted = 'gzip, br',
) {
  const app = Fastify();
  const { api: client } = createTestPlatform('shell', answers);
  await serveSitemaps(app, { api: client, apiBaseUrl, publicUrl: 'https://shop.example', claims: () => CLAIMS });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(address + url, { headers: { 'accept-encoding': accepted } });
  const body = await answer.text();
  await app.close();
  return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), body };
}

describe('the files for search engines', () => {
  it('include a robots.txt that names the sitemap', async () => {
    expect((await ask('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /api/\nAllow: /api/pictures/\n\nSitemap: https://shop.example/sitemap.xml\n',
    );
  });

  it.each(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/products-1.xml'])(
    'compress %s for those who accept it',
    async (url) => {
      const plain = await ask(url, undefined, 'identity');
      expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
      for (const [accepted, encoding] of [
        ['gzip, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['br;q=0.1, gzip', 'gzip'],
      ]) {
        const packed = await ask(url, undefined, accepted);
        expect([packed.body, packed.headers['content-encoding']]).toEqual([plain.body, encoding]);
      }
    },
  );

  it('include an index of the sitemaps of the shell and the API', async () => {
    const { body, headers } = await ask('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain('<sitemap><loc>https://shop.example/sitemaps/pages.xml</loc></sitemap>');
    expect(body).toContain(
      '<sitemap><loc>https://shop.example/sitemaps/products-1.xml</loc><lastmod>2026-11-01T09:00:00.000Z</lastmod></sitemap>',
    );
  });

  it('include an index with only the pages for the documented API', async () => {
    const { statusCode, body } = await ask('/sitemap.xml', {});
    expect([statusCode, body.match(/<sitemap>/g)]).toEqual([200, ['<sitemap>']]);
  });

  it('include the public pages that slices claim', async () => {
    expect(pagesOf(CLAIMS)).toEqual(['/', '/faqs']);
    expect((await ask('/sitemaps/pages.xml')).body).toContain('<url><loc>https://shop.example/faqs</loc></url>');
  });

  it('include the sitemaps of the API, or answer 404 or 503', async () => {
    expect((await ask('/sitemaps/products-1.xml')).body).toBe('<urlset/>');
    expect((await ask('/sitemaps/products-2.xml')).statusCode).toBe(404);
    expect((await ask('/sitemaps/..%2fusers.xml')).statusCode).toBe(404);
    const broken = await ask('/sitemaps/broken.xml');
    expect([broken.statusCode, broken.headers['retry-after']]).toEqual([503, '60']);
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    expect((await ask('/sitemap.xml', { 'GET /sitemaps': down })).statusCode).toBe(503);
  });
});
