/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { ShopData } from '../../app/document-data';
import { createShopFiles } from './shop-files';

const DATA: ShopData = {
  settings: { rate: 380, brand: 'NKM', links: {}, providers: [], api: 0 },
  frame: { promo: null, categories: [{ title: 'Phones', slug: 'phones', subcategories: [] }], pages: [] },
  sliceTimeoutMs: 8000,
  slices: {},
  claims: [],
};

describe('the files with the shared data of pages', () => {
  it('have the same name for the same content in every process', () => {
    const file = createShopFiles().keep(DATA);
    expect(createShopFiles().keep(structuredClone(DATA))).toEqual(file);
    expect(createShopFiles().keep({ ...DATA, sliceTimeoutMs: 9000 }).name).not.toBe(file.name);
  });

  it('contain exactly the data of their hash', async () => {
    const files = createShopFiles();
    const { name, integrity } = files.keep(DATA);
    const bodies = (await files.bodiesOf(name))!;
    const [br, identity] = [await bodies.in('br'), await bodies.in('identity')];
    expect(JSON.parse(String(identity))).toEqual(DATA);
    expect(brotliDecompressSync(br)).toEqual(identity);
    expect(integrity).toBe(`sha256-${createHash('sha256').update(identity).digest('base64')}`);
  });

  it('do not exist under an unknown name', () => {
    expect(createShopFiles().bodiesOf('0123456789abcdef.json')).toBeNull();
  });
});
