import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { SliceDescription } from '@nkm/contracts';
import type { Page } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { isComplete } from '../shopper/hydrates';
import { readReleases, versionFolder } from '../system/release-store';
import { expect, test } from '../fixtures/test';
import { opensOrder, ORDER_DIALOGS } from '../shopper/order-screens';
import { ON_THE_WAY, OPEN_PAGES } from './pages';

/** The rules for colours. All other rules give the same result in the dark theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Colours are final only after the animations. */
const isStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** The violations that axe finds in the light and dark theme, one line each: the rule and the element. */
async function faultsOf(page: Page): Promise<string[]> {
  await isComplete(page);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await isStill(page);
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(COLOURS) : axe).analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${colorScheme} ${id}: ${html.slice(0, 160)}`));
  }
  return found;
}

test('the audit covers every address that slices claim', ({ system }) => {
  const claims = Object.entries(readReleases(system.store).slices).flatMap(([slice, { stable }]) => {
    const file = path.join(versionFolder(system.store, slice, stable), 'slice.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as SliceDescription).routes.map((route) => route.path);
  });
  const visited = [...Object.keys(OPEN_PAGES).map((name) => name.split(',')[0]!), ...ON_THE_WAY];
  expect(claims.filter((address) => !visited.includes(address))).toEqual([]);
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    // axe keeps a page busy for a long time.
    test.describe.configure({ timeout: 240_000 });
    test.beforeEach(({ watch }) =>
      watch.allow(
        /Failed to load resource: .* (404 |422 .*\/users\/verify\/link|503 .*\/payments\/)/,
        /Footer code failed to load/,
      ),
    );

    for (const [name, open] of Object.entries(OPEN_PAGES)) {
      test(`axe finds no violation on ${name}`, async ({ shopper, page }) => {
        await open(shopper);
        expect(await faultsOf(page)).toEqual([]);
      });
    }

    for (const [deed, { status, title, open }] of Object.entries(ORDER_DIALOGS)) {
      test(`axe finds no violation on the dialog to ${deed}`, async ({ shopper, page }) => {
        await opensOrder(shopper, status);
        await open(page);
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      });
    }

    test('axe finds no violation from the cart to the paid order', async ({ shopper, page, system }) => {
      const found: string[] = [];
      const look = async () => void found.push(...(await faultsOf(page)).map((line) => `${page.url()} ${line}`));
      const [first, second] = await productsOnSale(system.api);
      await shopper.arrivesSignedIn(ada);
      await shopper.visit('/shop');
      await shopper.addToCart(first!.title);
      await shopper.addToCart(second!.title);
      await shopper.openCart();
      await look();
      await shopper.selectEverything();
      await look();
      await shopper.goToCheckout();
      await look();
      await page.getByRole('button', { name: /^(Choose a|Change) pickup station$/ }).click();
      await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Lagos' });
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
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
