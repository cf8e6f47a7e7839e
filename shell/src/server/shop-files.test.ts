/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { ShopData } from '../slices/boot-data';
import { createShopFiles, SHOP_FILES } from './shop-files';

const DATA: ShopData = {
  settings: { rate: 380, brand: 'NKM', links: {}, providers: [], capabilities: [] },
  frame: { promo: null, categories: [{ title: 'Phones', slug: 'phones', subcategories: [] }], pages: [] },
  sliceTimeoutMs: 8000,
  slices: {},
  claims: [],
};

const nameOf = (href: string) => href.slice(SHOP_FILES.length);

describe('the files with what pages share', () => {
  it('have an address for each content, in every process the same', () => {
    const file = createShopFiles().keep(DATA);
    expect(createShopFiles().keep(structuredClone(DATA))).toEqual(file);
    expect(createShopFiles().keep({ ...DATA, sliceTimeoutMs: 9000 }).href).not.toBe(file.href);
  });

  it('hold exactly what their hash says', async () => {
    const files = createShopFiles();
    const { href, integrity } = files.keep(DATA);
    const { br, identity } = (await files.bodiesOf(nameOf(href)))!;
    expect(JSON.parse(String(identity))).toEqual(DATA);
    expect(brotliDecompressSync(br)).toEqual(identity);
    expect(integrity).toBe(`sha256-${createHash('sha256').update(identity).digest('base64')}`);
  });

  it('are none under a name that nothing was kept under', () => {
    expect(createShopFiles().bodiesOf('0123456789abcdef.json')).toBeNull();
  });
});
