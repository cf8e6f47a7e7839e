/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import type { ShopData } from '../slices/boot-data';
import { serveShopFiles } from './serve-shop-files';
import { createShopFiles } from './shop-files';

const DATA: ShopData = {
  settings: { rate: 380, brand: 'NKM', links: {}, providers: [], capabilities: [] },
  frame: { promo: null, categories: [], pages: [] },
  sliceTimeoutMs: 8000,
  slices: {},
  claims: [],
};

let app: FastifyInstance;
let origin = '';

/** A process that knows the releases and has made no page yet. */
beforeEach(async () => {
  app = Fastify();
  const files = createShopFiles();
  serveShopFiles(app, files, () => void files.keep(DATA));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

describe('the data that pages share', () => {
  it('is there for a page that another process made from the same releases, compressed and for ever', async () => {
    const { href } = createShopFiles().keep(DATA);
    const answer = await fetch(origin + href, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.json()).toEqual(DATA);
  });

  it('is nothing else than what its address names', async () => {
    const { href } = createShopFiles().keep({ ...DATA, sliceTimeoutMs: 1 });
    const answer = await fetch(origin + href);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBeNull();
  });
});
