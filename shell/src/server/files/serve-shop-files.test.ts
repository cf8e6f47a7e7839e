/** @jest-environment node */
import type { ReleaseSet } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { EMPTY_CONTENT, closePromo, type ShopContent } from '../content/shop-content';
import { createShopDataMaker, type ShopSlices } from '../shop-data/shop-data-maker';
import { createShopFiles, SHOP_FILES } from '../shop-data/shop-files';
import { serveShopFiles } from './serve-shop-files';

const promo = { id: 3, title: '20% off', text: null, link: '/shop', code: null };
const [OLD, NEW] = ['00000000000000aa', '00000000000000bb'];
const contentOf = (version: string | null, rate: number): ShopContent => ({
  ...EMPTY_CONTENT,
  version,
  settings: { ...EMPTY_CONTENT.settings, rate },
  frame: { ...EMPTY_CONTENT.frame, promo },
});
const ADVERT = { id: 3, title: '20% off', link: '/shop', text: null, promo_code: null };
const known = (version: string, rate: number) => ({
  data: { version, settings: { rate }, adverts: [ADVERT], subcategories: [], pages: [] },
});

const slicesOf = (chosen: ReleaseSet['slices']): ShopSlices => ({
  key: JSON.stringify(chosen),
  set: { revision: 1, slices: chosen },
  claims: [],
  versions: Object.fromEntries(
    Object.keys(chosen).map((slice) => [slice, [{ version: chosen[slice]!.version } as never]]),
  ),
});

/** One process of the shop. */
function createShell(content: ShopContent) {
  const files = createShopFiles();
  const { api } = createTestPlatform('shell', {
    [`GET /frame/${OLD}`]: () => known(OLD, 380),
    [`GET /frame/${NEW}`]: () => known(NEW, 400),
    'GET /frame/00000000000000cc': () => {
      throw new ApiError(404, 'Unknown');
    },
  });
  const warn = () => undefined;
  const maker = createShopDataMaker({
    files,
    api,
    sliceTimeoutMs: 8000,
    publicUrl: 'https://shop.example',
    offlinePage: true,
    content: () => content,
    slicesOf,
    warn,
  });
  return { files, maker };
}
const CHOSEN = {
  'mfe-catalog': { version: '1.1.0', fallback: '1.0.0' },
  'mfe-account': { version: '1.0.0', fallback: null },
};

let app: FastifyInstance;
let origin = '';
const other = createShell(contentOf(OLD, 380));

beforeEach(async () => {
  app = Fastify();
  const { files, maker } = createShell(contentOf(NEW, 400));
  const makeCurrent = () => maker.fileFor(contentOf(NEW, 400), slicesOf(CHOSEN)).href;
  serveShopFiles(app, files, { remake: maker.remake, makeCurrent });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

describe('the data that pages share', () => {
  it('is available, as immutable, for a page that another process made from other settings and releases', async () => {
    const { href } = other.maker.fileFor(contentOf(OLD, 380), slicesOf(CHOSEN));
    const answer = await fetch(origin + href, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.json()).toMatchObject({ settings: { rate: 380 }, frame: { promo: { id: 3 } } });
  });

  it('is available without the promo for a visitor who closed it', async () => {
    const { href } = other.maker.fileFor(closePromo(contentOf(OLD, 380)), slicesOf(CHOSEN));
    expect(await (await fetch(origin + href)).json()).toMatchObject({ frame: { promo: null } });
  });

  it('answers 404 under an address that does not match the content', async () => {
    const { href } = other.maker.fileFor(contentOf(OLD, 380), slicesOf(CHOSEN));
    const [, query] = href.split('?');
    const forged = [
      href.replace(OLD, NEW),
      href.replace(OLD, '00000000000000cc'),
      href.split('?')[0]!,
      `${SHOP_FILES}0123456789abcdef.json?${query}`,
    ];
    for (const address of forged) {
      const answer = await fetch(origin + address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBeNull();
    }
  });

  it('is current and uncached for a page whose own data is unavailable', async () => {
    const answer = await fetch(`${origin}${SHOP_FILES}now`);
    expect(await answer.json()).toMatchObject({ settings: { rate: 400 } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
