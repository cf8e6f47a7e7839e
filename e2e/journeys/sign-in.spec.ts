import { ada, chidi } from '../shopper/accounts';
import { expect, test } from '../fixtures/test';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('SH-SCR-015 SH-SCR-016 sign-in opens a separate window, and the page stays', async ({
    shopper,
    page,
    context,
  }) => {
    await shopper.visit('/shop?page=2');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Account' }).click();
    const window = await opened;
    await shopper.signIn(ada, window);
    await expect.poll(() => window.isClosed()).toBe(true);
    await shopper.isSignedInAs(ada);
    expect(new URL(page.url()).search).toBe('?page=2');
    await page.reload();
    await shopper.isSignedInAs(ada);
  });
});

test('signing out in one tab signs out the other', async ({ shopper, page, context, watch }) => {
  // Both tabs can have requests on the way when the session ends.
  watch.allow(/^error: Failed to load resource: .* 401 .*\/api\//);
  await shopper.arrivesSignedIn(chidi);
  const other = await context.newPage();
  await other.goto('/my-orders');
  await expect(other.getByRole('heading', { level: 1, name: 'Your Recent Orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(
    other.getByRole('link', { name: 'Account' }).or(other.getByRole('heading', { name: 'Sign in' })),
  ).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Your Recent Orders' })).toHaveCount(0);
});

test('a guarded page opens after sign-in with its query', async ({ shopper, page }) => {
  await shopper.visit('/my-orders?search=NKM&page=1');
  await page.waitForURL('**/account');
  await shopper.signIn(ada);
  await page.waitForURL('**/my-orders?search=NKM&page=1');
  await expect(shopper.heading('Your Recent Orders')).toBeVisible();
});

test('a wrong password shows an error and keeps the input', async ({ shopper, page, watch }) => {
  watch.allow(/^error: Failed to load resource: .* 422 .*\/api\/login/);
  await shopper.visit('/account');
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password *', { exact: true }).fill('wrong-2026!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ada.email);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
