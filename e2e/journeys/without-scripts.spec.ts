import { productsOnSale } from '../shopper/catalogue';
import { inAuditUnless } from '../system/in-audit';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

for (const width of [390, 1280]) {
  test.describe(`without scripts, at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    const details = inAuditUnless(width === 390);

    for (const path of ['/cart', '/wishlist', '/checkout', '/my-orders', '/compare']) {
      test(`${path} says that it needs JavaScript and shows no loading state`, details, async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole('main');
        expect(await main.innerText()).toContain('This page needs JavaScript.');
        await expect(main.getByRole('status')).toHaveCount(0);
      });
    }

    test(
      'product lists and pages say that buying needs JavaScript and have no dead buttons',
      details,
      async ({ page, system }) => {
        const [product] = await productsOnSale(system.api);
        await page.goto('/shop');
        const main = page.getByRole('main');
        expect(await main.innerText()).toContain('Buying needs JavaScript.');
        for (const name of [/^Add to cart/, /^Add to wishlist/, /^Compare:/])
          await expect(main.getByRole('button', { name })).toHaveCount(0);
        await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveCount(0);

        await page.goto(`/${product!.slug}`);
        expect(await main.innerText()).toContain('Buying needs JavaScript.');
        for (const name of [/^Add to cart/, 'Buy Now', /^Add to wishlist/, 'One more'])
          await expect(main.getByRole('button', { name })).toHaveCount(0);
      },
    );
  });
}
