/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { ShopData } from '../slices/boot-data';
import { createShopFiles } from './shop-files';

const DATA: ShopData = {
  settings: { rate: 380, brand: 'NKM', links: {}, providers: [], capabilities: [] },
  frame: { promo: null, categories: [{ title: 'Phones', slug: 'phones', subcategories: [] }], pages: [] },
  sliceTimeoutMs: 8000,
  slices: {},
  claims: [],
};

describe('the files with what pages share', () => {
  it('have an address for each content, in every process the same', () => {
    const file = createShopFiles().keep(DATA);
    expect(createShopFiles().keep(structuredClone(DATA))).toEqual(file);
    expect(createShopFiles().keep({ ...DATA, sliceTimeoutMs: 9000 }).name).not.toBe(file.name);
  });

  it('hold exactly what their hash says', async () => {
    const files = createShopFiles();
    const { name, integrity } = files.keep(DATA);
    const bodies = (await files.bodiesOf(name))!;
    const [br, identity] = [await bodies.in('br'), await bodies.in('identity')];
    expect(JSON.parse(String(identity))).toEqual(DATA);
    expect(brotliDecompressSync(br)).toEqual(identity);
    expect(integrity).toBe(`sha256-${createHash('sha256').update(identity).digest('base64')}`);
  });

  it('are none under a name that nothing was kept under', () => {
    expect(createShopFiles().bodiesOf('0123456789abcdef.json')).toBeNull();
  });
});
