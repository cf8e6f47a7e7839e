import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../system/test';
import { OPEN_PAGES } from './pages';

/** What axe finds, one line each: the rule and the element. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(({ watch }) => watch.allow(/Failed to load resource: .* 404 /));

    for (const [name, open] of Object.entries(OPEN_PAGES)) {
      test(`axe finds nothing on ${name}`, async ({ shopper, page }) => {
        await open(shopper);
        expect(await faultsOf(page)).toEqual([]);
      });
    }

    test('axe finds nothing from checkout to the paid order', async ({ shopper, page, system }) => {
      test.setTimeout(180_000);
      const found: string[] = [];
      const look = async () => void found.push(...(await faultsOf(page)).map((line) => `${page.url()} ${line}`));
      const [product] = await productsOnSale(system.api);
      await shopper.arrivesSignedIn(ada);
      await shopper.visit('/shop');
      await shopper.addToCart(product!.title);
      await shopper.openCart();
      await shopper.selectEverything();
      await shopper.goToCheckout();
      await look();
      await shopper.choosesDelivery();
      await look();
      await shopper.ordersNow();
      await look();
      await shopper.continuesToPayment();
      await look();
      await shopper.leavesForPaymentPage();
      await look();
      await shopper.paysWith('Successful, no validation');
      await shopper.seesPaymentConfirmed();
      await look();
      await page.getByRole('link', { name: 'Check order status' }).click();
      await expect(shopper.newestOrder()).toBeVisible();
      await look();
      await shopper
        .newestOrder()
        .getByRole('link', { name: /View Store Order Details/ })
        .first()
        .click();
      await expect(shopper.heading('Order Details')).toBeVisible();
      await look();
      expect(found).toEqual([]);
    });
  });
}
