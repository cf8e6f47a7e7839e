/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EMPTY_CONTENT, closePromo, type ShopContent } from '../content/shop-content';
import { createShopDataMaker, type ShopSlices } from '../shop-data/shop-data-maker';
import { createShopFiles, SHOP_FILES } from '../shop-data/shop-files';
import { openStoredFiles, storedFolder } from '../shop-data/stored-files';
import { serveShopFiles } from './serve-shop-files';

const promo = { id: 3, title: '20% off', text: null, link: '/shop', code: null };
const contentOf = (rate: number): ShopContent => ({
  ...EMPTY_CONTENT,
  settings: { ...EMPTY_CONTENT.settings, rate },
  frame: { ...EMPTY_CONTENT.frame, promo },
});
const slicesOf = (version: string): ShopSlices => ({
  key: version,
  claims: [],
  versions: { 'mfe-catalog': [{ version } as never] },
});
/** The query that the release before this one added to the address. */
const OLD_QUERY = '?mfe-catalog@1.1.0/1.0.0~00000000000000aa~closed';

const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

const aStore = () => ({ folder: mkdtempSync(path.join(tmpdir(), 'store-')) });

/** One process of the shop; its current data has this rate. */
async function aShell(store: { folder: string }, rate: number) {
  const warnings: string[] = [];
  const files = createShopFiles({ stored: openStoredFiles(store), warn: (message) => warnings.push(message) });
  const maker = createShopDataMaker({
    files,
    sliceTimeoutMs: 8000,
    publicUrl: 'https://shop.example',
    offlinePage: true,
  });
  const app = Fastify();
  open.push(app);
  serveShopFiles(app, files, () => maker.fileFor(contentOf(rate), slicesOf('1.1.0')).href);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    warnings,
    /** The address in a page. */
    nameIn: (content: ShopContent) => maker.fileFor(content, slicesOf('1.0.0')).href,
    get: (address: string) => fetch(origin + address, { headers: { 'accept-encoding': 'br' } }),
  };
}

/** The store has the file: no page waits for that. */
async function stored(store: { folder: string }, address: string): Promise<string> {
  const file = path.join(storedFolder(store), address.slice(SHOP_FILES.length));
  while (!existsSync(file)) await pause(5);
  return file;
}

describe('the data that pages share', () => {
  it('is available, as immutable, for a page that another process made from other settings and releases', async () => {
    const store = aStore();
    const [other, shell] = [await aShell(store, 380), await aShell(store, 400)];
    const address = other.nameIn(contentOf(380));
    expect(address).toMatch(/^\/shop-data\/[0-9a-f]{16}\.json$/);
    await stored(store, address);
    const answer = await shell.get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('max-age=31536000, immutable');
    expect(await answer.json()).toMatchObject({
      settings: { rate: 380 },
      frame: { promo: { id: 3 } },
      slices: { 'mfe-catalog': [{ version: '1.0.0' }] },
    });
  });

  it('is available without the promo for a visitor who closed it', async () => {
    const store = aStore();
    const [other, shell] = [await aShell(store, 380), await aShell(store, 400)];
    const address = other.nameIn(closePromo(contentOf(380)));
    await stored(store, address);
    expect(await (await shell.get(address)).json()).toMatchObject({ frame: { promo: null } });
  });

  it('is available for a page of the release before, whose address has a query', async () => {
    const store = aStore();
    const [other, shell] = [await aShell(store, 380), await aShell(store, 400)];
    const address = other.nameIn(contentOf(380));
    await stored(store, address);
    for (const one of [other, shell]) expect((await one.get(address + OLD_QUERY)).status).toBe(200);
    expect((await shell.get(`${SHOP_FILES}0123456789abcdef.json${OLD_QUERY}`)).status).toBe(404);
  });

  it('answers 404 under a name that is unknown, or no name', async () => {
    const store = aStore();
    writeFileSync(path.join(store.folder, 'releases.json'), '{}');
    const shell = await aShell(store, 400);
    for (const name of ['0123456789abcdef.json', '..%2Freleases.json', '%2e%2e%2freleases.json', 'x', '%00']) {
      const answer = await shell.get(SHOP_FILES + name);
      expect([name, answer.status]).toEqual([name, 404]);
      expect(answer.headers.get('cache-control')).toBeNull();
    }
    expect(shell.warnings).toEqual([]);
  });

  it('is refused when somebody changed it in the store, and comes from the memory of its maker', async () => {
    const store = aStore();
    const [other, shell] = [await aShell(store, 380), await aShell(store, 400)];
    const address = other.nameIn(contentOf(380));
    writeFileSync(await stored(store, address), '{"settings":{"rate":1}}');
    expect((await shell.get(address)).status).toBe(404);
    expect(shell.warnings).toEqual(['A file with shared data of pages cannot be used']);
    expect(await (await other.get(address)).json()).toMatchObject({ settings: { rate: 380 } });
  });

  it('is available from its maker when the store cannot be written', async () => {
    const store = aStore();
    writeFileSync(storedFolder(store), 'a file where the folder should be');
    const shell = await aShell(store, 400);
    const answer = await shell.get(shell.nameIn(contentOf(380)));
    expect(await answer.json()).toMatchObject({ settings: { rate: 380 } });
    shell.nameIn(contentOf(390));
    while (shell.warnings.length === 0) await pause(5);
    expect(shell.warnings).toEqual(['The store cannot keep the shared data of pages: other shells lack it']);
  });

  it('is current and uncached for a page whose own data is unavailable', async () => {
    const shell = await aShell(aStore(), 400);
    const answer = await shell.get(`${SHOP_FILES}now`);
    expect(await answer.json()).toMatchObject({ settings: { rate: 400 } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
