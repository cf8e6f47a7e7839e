import { productsOnSale } from '../shopper/catalogue';
import { inAuditUnless } from '../system/in-audit';
import { expect, test } from '../fixtures/test';
import { layoutShifts, MOST_SHIFTS } from './layout-shifts';
import { ALL_SCRIPTS, HTML, INLINE_CSS, SHELL_SCRIPTS, sliceScripts } from './limits';
import { readPage, scriptsOf, sentBytes } from './page-bytes';

const PAGES: Record<string, (api: string) => string | Promise<string>> = {
  home: () => '/',
  shop: () => '/shop',
  product: async (api) => `/${(await productsOnSale(api))[0]!.slug}`,
};

const isSlice = (address: string) => address.startsWith('/slices/');
const isLibrary = (address: string) => /\/libraries(-react)?\.[0-9a-f]+\.js$/.test(address);

for (const [name, address] of Object.entries(PAGES)) {
  test(`the scripts of the ${name} page stay within their budgets`, async ({ shopper, system }, info) => {
    const scripts = await scriptsOf(shopper, await address(system.api));
    const sizes = await Promise.all(
      scripts.map(async (script) => ({ script, bytes: await sentBytes(`${system.shop}${script}`, 'br') })),
    );
    const sum = (wanted: (script: string) => boolean) =>
      sizes.filter(({ script }) => wanted(script)).reduce((total, { bytes }) => total + bytes, 0);
    info.annotations.push({
      type: 'bytes',
      description: sizes.map(({ script, bytes }) => `${bytes} ${script}`).join('\n'),
    });
    expect(scripts.filter(isLibrary), 'the libraries are separate files').toHaveLength(2);
    expect(scripts.filter(isSlice).length).toBeGreaterThan(1);
    expect(sum(() => true)).toBeLessThanOrEqual(ALL_SCRIPTS);
    expect(sum((script) => !isSlice(script) && !isLibrary(script))).toBeLessThanOrEqual(SHELL_SCRIPTS);
    expect(sum(isSlice)).toBeLessThanOrEqual(sliceScripts('mfe-catalog'));
  });

  test(`the document and inlined styles of the ${name} page stay within their budgets`, async ({ system }) => {
    const url = `${system.shop}${await address(system.api)}`;
    expect(await sentBytes(url, 'gzip')).toBeLessThanOrEqual(HTML);
    expect((await readPage(url)).css).toBeLessThanOrEqual(INLINE_CSS);
  });

  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });
      const details = inAuditUnless(width === 390 ? name !== 'shop' : name === 'shop');
      test(`the ${name} page has no layout shift`, details, async ({ shopper, page, system }) => {
        await shopper.visit(await address(system.api));
        await shopper.pageIsComplete();
        const shifts = await layoutShifts(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFTS);
      });
    });
  }
}
