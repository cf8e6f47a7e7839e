import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Order, SliceDescription } from '@nkm/contracts';
import type { Page } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { openDesk } from '../shopper/desk';
import { productsOnSale } from '../shopper/catalogue';
import { tokenOf } from '../shopper/empty-cart';
import { isComplete } from '../shopper/hydrates';
import type { Shopper } from '../shopper/shopper';
import { readReleases, versionFolder } from '../system/release-store';
import { expect, test } from '../system/test';
import { DESK_PAGES, ON_THE_WAY, OPEN_PAGES, ORDER_DIALOGS } from './pages';

/** The rules for colours. All other rules give the same result in the dark theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds in the light and dark theme, one line each: the rule and the element. */
async function faultsOf(page: Page): Promise<string[]> {
  await isComplete(page);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(COLOURS) : axe).analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${colorScheme} ${id}: ${html.slice(0, 160)}`));
  }
  return found;
}

/** Opens Ada's newest invoice with a status. */
async function opensOrder(shopper: Shopper, status: string): Promise<void> {
  const { data } = (await (
    await fetch(`${shopper.system.api}/orders`, {
      headers: { authorization: `Bearer ${await tokenOf(ada, shopper.system)}` },
    })
  ).json()) as { data: Order[] };
  const found = data.flatMap(({ id, invoices }) => invoices.map((invoice) => ({ id, invoice })));
  const one = found.find(({ invoice }) => invoice.status === status);
  if (!one) throw new Error(`Ada has no invoice that is ${status}.`);
  await shopper.arrivesSignedIn(ada, `/order-details/${one.id}/${one.invoice.id}`);
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
    test.beforeEach(({ watch }) => watch.allow(/Failed to load resource: .* 404 /, /Footer code failed to load/));

    for (const [name, open] of Object.entries(OPEN_PAGES)) {
      test(`axe finds no violation on ${name}`, async ({ shopper, page }) => {
        await open(shopper);
        expect(await faultsOf(page)).toEqual([]);
      });
    }

    for (const [name, { status, button, dialog }] of Object.entries(ORDER_DIALOGS)) {
      test(`axe finds no violation on ${name}`, async ({ shopper, page }) => {
        await opensOrder(shopper, status);
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      });
    }

    for (const [role, addresses] of Object.entries(DESK_PAGES)) {
      test(`axe finds no violation on the desk of ${role}`, async ({ browser, system }) => {
        const desk = await system.startDesk();
        const page = await openDesk(browser, desk, role as keyof typeof DESK_PAGES);
        await page.setViewportSize({ width, height: 844 });
        const found: string[] = [];
        for (const address of addresses) {
          await page.goto(desk + address);
          const { violations } = await new AxeBuilder({ page }).analyze();
          for (const { id, nodes } of violations)
            found.push(...nodes.map(({ html }) => `${address} ${id}: ${html.slice(0, 160)}`));
        }
        expect(found).toEqual([]);
      });
    }

    test('axe finds no violation from checkout to the paid order', async ({ shopper, page, system }) => {
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
