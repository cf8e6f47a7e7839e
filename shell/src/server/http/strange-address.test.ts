/** @jest-environment node */
import fc from 'fast-check';
import Fastify from 'fastify';
import { answerStrangeAddress, pageAddress, withinShop, withoutDoubledSlashes } from './strange-address';

describe('an address with invalid encoding', () => {
  const app = Fastify({ frameworkErrors: answerStrangeAddress });
  app.get('/*', async () => 'a page');
  let shop = '';
  const ask = (path: string) => fetch(shop + path, { redirect: 'manual' });
  beforeAll(async () => {
    shop = await app.listen({ port: 0 });
  });
  afterAll(() => app.close());

  it('redirects a shopper to the not-found page', async () => {
    for (const path of ['/100%', '/search/%E0%A4%A', '/shop/%ff?page=2']) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('location')]).toEqual([path, 302, '/notfound']);
    }
    expect(await (await ask('/search/100%25')).text()).toBe('a page');
  });

  it('answers 400 to a call of the API', async () => {
    expect((await ask('/api/products/%ff')).status).toBe(400);
  });
});

it('an address with leading double slashes stays in this shop', () => {
  expect(withoutDoubledSlashes('//evil.example/shop?a=//b')).toBe('/evil.example/shop?a=//b');
  expect(withoutDoubledSlashes('///shop')).toBe('/shop');
  expect(withoutDoubledSlashes('/shop//x')).toBeNull();
});

const SHOP = 'https://shop.example';

describe('an address that would name another host', () => {
  it.each([
    ['/.//evil.example', '/notfound'],
    ['/%2e//evil.example', '/notfound'],
    ['/shop/..//evil.example', '/notfound'],
    ['/.\\/evil.example', '/notfound'],
    ['http://[', '/notfound'],
    ['http://evil.example//x', '/notfound'],
    ['http://evil.example/shop', '/shop'],
    ['ftp:/\\evil.example', '/notfound'],
    ['other:/\\evil.example', '/notfound'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/shop?next=//evil.example', '/shop?next=//evil.example'],
  ])('%s opens %s', (requested, page) => {
    const { pathname, search } = pageAddress(requested, SHOP);
    expect(pathname + search).toBe(page);
  });

  it.each([
    ['//\\evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/\\/\\evil.example/a', '/evil.example/a'],
  ])('%s redirects to %s', (requested, path) => expect(withoutDoubledSlashes(requested)).toBe(path));

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'x',
    '',
  ])('no redirect goes to %j', (location) => expect(withinShop(location, SHOP)).toBe('/notfound'));

  it('no redirect and no page ever leaves the shop', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '%5c',
      '%2f',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'http:',
      'https://evil.example',
      'shop',
    );
    const address = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (requested) => {
        const page = pageAddress(requested, SHOP);
        expect(new URL(page.pathname + page.search, SHOP).origin).toBe(SHOP);
        const moved = withoutDoubledSlashes(requested);
        for (const location of [moved, requested, page.pathname])
          if (location !== null) expect(new URL(withinShop(location, SHOP), SHOP).origin).toBe(SHOP);
      }),
      { numRuns: 500 },
    );
  });
});
