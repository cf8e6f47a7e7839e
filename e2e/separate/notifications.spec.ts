import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';
import { IN_AUDIT } from '../system/in-audit';

test.use({ viewport: { width: 390, height: 844 }, consent: 'accepted' });

test('ACC-SCR-039 ACC-SCR-040 a shopper opens all notifications from the bell, which then counts none', async ({
  shopper,
  page,
}) => {
  await shopper.arrivesSignedIn(ada, '/my-orders');
  await page.getByRole('button', { name: /^Notifications, [1-9]\d* unread$/ }).click();
  await page.getByRole('link', { name: 'See all notifications' }).click();
  await expect(shopper.heading('Notifications')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Notifications' }),
  ).toHaveAttribute('aria-current', 'page');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(11); // with the head
  await expect(page.getByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible();

  const first = await rows.nth(1).textContent();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/notifications\?page=2$/);
  await expect(rows.nth(1)).not.toHaveText(first!);
  await expect(page.locator('#notification-list')).toBeFocused();
});

test(
  'ACC-SCR-043 ACC-SCR-045 a viewed product is listed in the account and on the empty cart',
  IN_AUDIT,
  async ({ shopper, page, system }) => {
    const [product] = await productsOnSale(system.api);
    await shopper.arrivesSignedIn(ada, '/recent-viewed-product');
    await expect(page.getByRole('link', { name: 'Go Shopping' })).toBeVisible();
    await page.goto(`/${product!.slug}`);
    await shopper.pageIsHydrated();
    await page.waitForResponse((answer) => answer.url().endsWith('/api/products/recent') && answer.ok());
    await shopper.visit('/recent-viewed-product');
    await expect(page.getByRole('main').getByRole('link', { name: product!.title, exact: true })).toBeVisible();

    await shopper.visit('/cart');
    await expect(page.getByText('Your Cart is empty')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: product!.title, exact: true })).toBeVisible();
  },
);
