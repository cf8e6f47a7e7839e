import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test('a page opened offline says so, names no slice and opens by itself once online', async ({
  shopper,
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|[Ff]ailed to load|cannot be used|could not be|preload/);
  await shopper.visit('/shop');
  await shopper.pageIsComplete();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).first();
  await context.setOffline(true);
  await link.click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('You are offline');
  await expect(panel).toContainText('Your cart and everything you typed are safe');
  await expect(panel).not.toContainText(/catalog/i);
  await context.setOffline(false);
  await expect(shopper.heading('FAQs')).toBeVisible();
});

test('a page of a busy shop says so and retries by itself', IN_AUDIT, async ({ shopper, page, watch }) => {
  watch.allow(/503/);
  await shopper.visit('/shop');
  await shopper.pageIsComplete();
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { message: 'Too much to do.' } }),
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: / home$/ })
    .first()
    .click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('The shop is busy right now');
  await expect(panel).toContainText(/Next try in \d+ s/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
