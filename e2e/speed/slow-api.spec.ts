import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { invoiceOfAda } from '../shopper/order-screens';
import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { emptyCartOf, putIntoCart } from '../shopper/empty-cart';
import { expect, test } from '../fixtures/test';
import { layoutShifts } from './layout-shifts';

/** Cumulative layout shift of a page whose data comes late. Google calls 0.1 good. */
const MOST = 0.05;
/** Milliseconds that each call takes longer. */
const DELAY_MS = 700;
/** Pixels that the heading may move when the page takes the place of its skeleton. */
const HEADING_MAY_MOVE = 4;

test.use({ viewport: { width: 390, height: 844 } });

const headingTop = (page: Page) =>
  page.evaluate(() => document.querySelector('#content h1')?.getBoundingClientRect().top ?? null);

test('with a slow API, pages have their shape from the start', { tag: '@audit' }, async ({ shopper, page, system }) => {
  test.slow();
  const token = await emptyCartOf(ada, system);
  const [product] = await productsOnSale(system.api);
  await putIntoCart(token, product!.id, system);
  await shopper.keepsToken(token);
  const { order, invoice } = await invoiceOfAda(system, 'Delivered');
  await shopper.visit('/my-orders');
  await page.route('**/api/**', async (route) => {
    await setTimeout(DELAY_MS);
    await route.continue();
  });
  const found: Record<string, { shifts: number; heading: number | null }> = {};
  for (const path of [
    `/${product!.slug}`,
    '/shop',
    '/cart',
    '/my-orders',
    `/order-details/${order.id}/${invoice.id}`,
    '/Dashboard',
  ]) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#content h1').first().waitFor();
    const first = await headingTop(page);
    await page.screenshot({ path: test.info().outputPath(`${path.split('/')[1]}-first.png`) });
    await shopper.pageIsHydrated();
    await shopper.pageIsComplete();
    const last = await headingTop(page);
    const shifts = (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
    found[path] = { shifts, heading: first === null || last === null ? null : Math.abs(last - first) };
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  test.info().annotations.push({ type: 'found', description: JSON.stringify(found) });
  for (const [path, { shifts, heading }] of Object.entries(found)) {
    expect(shifts, path).toBeLessThan(MOST);
    expect(heading, path).toBeLessThanOrEqual(HEADING_MAY_MOVE);
  }
});
