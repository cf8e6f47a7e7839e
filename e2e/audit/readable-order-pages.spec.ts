import { ada } from '../shopper/accounts';
import { hasNoFault } from '../shopper/has-no-fault';
import { expect, test } from '../fixtures/test';

for (const width of [390, 1280]) {
  test(`the pages around an order are readable at ${width} px`, async ({ shopper, page, watch }) => {
    watch.allow(/ 404 .*\/api\/orders\/track/);
    await page.setViewportSize({ width, height: 844 });
    await shopper.visit('/track-order');
    await expect(shopper.heading('Order tracking')).toBeVisible();
    await hasNoFault(page);
    await page.getByLabel('Order number').fill('NKM-AAAAAAAAAA');
    await page.getByLabel('Phone number or email address').fill(ada.email);
    await page.getByRole('button', { name: 'Track order' }).click();
    await expect(page.getByRole('alert')).toContainText('No order matches this number');
    await page.screenshot({ path: test.info().outputPath('track-order.png'), fullPage: true });
    await shopper.arrivesSignedIn(ada, '/my-orders');
    for (const [path, heading] of [
      ['/my-orders', 'Your Recent Orders'],
      ['/view-tracking', 'Your parcels'],
      ['/review-product', 'Review a product'],
    ] as const) {
      await shopper.visit(path);
      await expect(shopper.heading(heading)).toBeVisible();
      await hasNoFault(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.screenshot({ path: test.info().outputPath(`${path.slice(1)}.png`), fullPage: true });
    }
  });

  test(`the coin history and the dashboard show the shopper's points at ${width} px`, async ({ shopper, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await shopper.arrivesSignedIn(ada, '/coins-history');
    await expect(shopper.heading('Point History')).toBeVisible();
    await hasNoFault(page);
    await shopper.visit('/Dashboard');
    await expect(page.getByRole('region', { name: 'Order Overview' })).toBeVisible();
    await page.getByRole('link', { name: 'All-Time' }).click();
    await expect(page.getByText('All time', { exact: true })).toBeVisible();
    await hasNoFault(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: test.info().outputPath('dashboard.png'), fullPage: true });
  });
}
