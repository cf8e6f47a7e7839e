/** @jest-environment node */
import Fastify from 'fastify';
import { answerStrangeAddress, withoutDoubledSlashes } from './strange-address';

describe('an address that no encoding gives', () => {
  const app = Fastify({ frameworkErrors: answerStrangeAddress });
  app.get('/*', async () => 'a page');
  let shop = '';
  const ask = (path: string) => fetch(shop + path, { redirect: 'manual' });
  beforeAll(async () => {
    shop = await app.listen({ port: 0 });
  });
  afterAll(() => app.close());

  it('leads a shopper to the not-found page', async () => {
    for (const path of ['/100%', '/search/%E0%A4%A', '/shop/%ff?page=2']) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('location')]).toEqual([path, 302, '/notfound']);
    }
    expect(await (await ask('/search/100%25')).text()).toBe('a page');
  });

  it('is a fault for a program', async () => {
    expect((await ask('/api/products/%ff')).status).toBe(400);
  });
});

it('an address with doubled slashes at its beginning stays in this shop', () => {
  expect(withoutDoubledSlashes('//evil.example/shop?a=//b')).toBe('/evil.example/shop?a=//b');
  expect(withoutDoubledSlashes('///shop')).toBe('/shop');
  expect(withoutDoubledSlashes('/shop//x')).toBeNull();
});
