import type { Page } from '@playwright/test';
import { ada, efe, fatima } from '../shopper/accounts';
import { buttonsSettle } from '../shopper/buttons-settle';
import { personKeys } from '../shopper/stored';
import { codesSentTo, nextCode } from '../shopper/inbox';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';
import { IN_AUDIT } from '../system/in-audit';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
async function proceed(page: Page): Promise<void> {
  await buttonsSettle(page);
  await page.getByRole('dialog').getByRole('button', { name: 'PROCEED' }).click();
}

async function givesReason(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog(page, 'Tell us why you want to leave.')).toBeVisible();
  await page.getByRole('button', { name: 'Delivery', exact: true }).click();
  await proceed(page);
}

async function goesToForm(page: Page): Promise<void> {
  await givesReason(page);
  await page.getByRole('radio', { name: /^Delete account/ }).check();
  await proceed(page);
  await page.getByRole('radio', { name: 'Yes, pretty sure' }).check();
  await proceed(page);
  await expect(dialog(page, 'Verify the form below')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ACC-RULE-039 ACC-RULE-043 a shopper downloads the data, deletes the account with the mailed code and is a guest in every tab', async ({
    shopper,
    system,
    page,
    context,
    watch,
  }) => {
    watch.allow(/^error: Failed to load resource: .* (401|422) /);
    await shopper.arrivesSignedIn(efe, '/security');
    const other = await context.newPage();
    await other.goto('/my-orders');
    await expect(other.getByRole('heading', { level: 1, name: 'Your Recent Orders' })).toBeVisible();

    await givesReason(page);
    await page.getByRole('radio', { name: /^Delete account/ }).check();
    await proceed(page);
    const download = page.waitForEvent('download');
    await dialog(page, 'Delete your account').getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.json');
    await page.getByRole('radio', { name: 'Yes, pretty sure' }).check();
    await proceed(page);

    const form = dialog(page, 'Verify the form below');
    await expect(form.getByLabel('Email')).toHaveValue(efe.email);
    await expect(form.getByLabel('First Name')).toHaveValue(efe.surname);
    const before = (await codesSentTo(system.inbox, efe.email)).length;
    await proceed(page);
    const otp = dialog(page, 'OTP Confirmation');
    await expect(otp.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/);
    await otp.getByLabel('Six-digit code').fill(await nextCode(system.inbox, efe.email, before));
    await otp.getByRole('button', { name: 'CONFIRM ACCOUNT DELETION' }).click();

    const done = dialog(page, 'Your account was deleted');
    await expect(done.getByText('You will be redirected to the homepage.')).toBeVisible();
    expect(await personKeys(page)).toEqual([]);
    await done.getByRole('button', { name: 'Go to the homepage' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Your Recent Orders' })).toHaveCount(0);

    const answer = await page.request.post(`${system.api}/login`, {
      data: { email: efe.email, password: efe.password, platform: 'Web' },
    });
    expect(answer.status()).toBe(422);
  });

  test('a shopper with a parcel on the way cannot delete the account', IN_AUDIT, async ({ shopper, page, watch }) => {
    watch.allow(/^error: Failed to load resource: .* 409 .*deletion_request/);
    await shopper.arrivesSignedIn(ada, '/security');
    await goesToForm(page);
    await proceed(page);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your account cannot be deleted yet');
    await page.reload();
    await shopper.pageIsHydrated();
    await shopper.isSignedInAs(ada);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByLabel('Your reason')).not.toHaveValue('');
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test(
    'ACC-RULE-041 deactivation signs the shopper out, and the next sign-in restores the account',
    IN_AUDIT,
    async ({ shopper, page, watch }) => {
      watch.allow(/^error: Failed to load resource: .* 401 /);
      await shopper.arrivesSignedIn(fatima, '/security');
      await givesReason(page);
      await page.getByRole('radio', { name: /^Deactivate account/ }).check();
      await proceed(page);
      await expect(page.getByText('Your account is deactivated')).toBeVisible();
      await page.waitForURL((url) => url.pathname === '/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();

      await shopper.visit('/account');
      await shopper.signIn(fatima);
      await shopper.isSignedInAs(fatima);
    },
  );
});

test('dialogs that failed to load open with the next click', IN_AUDIT, async ({ shopper, page, watch }) => {
  watch.allow(/deletion-dialog/, /account deletion dialogs/, /Failed to load resource/, /Footer code failed to load/);
  await shopper.arrivesSignedIn(ada, '/security');
  await page.route('**/deletion-dialog*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('This could not be loaded. Check your connection and try again.')).toBeVisible();
  await page.unroute('**/deletion-dialog*');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog(page, 'Tell us why you want to leave.')).toBeVisible();
});

test('a session that ends asks for a sign-in, and the text in the form stays', async ({
  shopper,
  system,
  page,
  watch,
}) => {
  watch.allow(/^error: Failed to load resource: .* 401 /);
  await shopper.arrivesSignedIn(fatima, '/security');
  await goesToForm(page);
  const token = await page.evaluate(() => localStorage.getItem('extension'));
  await page.request.post(`${system.api}/logout`, { headers: { Authorization: `Bearer ${token}` } });
  // The page reloads, because it can show the data of a shopper who has signed out.
  const loaded = page.waitForEvent('load');
  await proceed(page);
  await loaded;
  await page.waitForURL('**/account');
  await shopper.pageIsHydrated();
  await shopper.signIn(fatima);
  await page.waitForURL('**/security');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByLabel('Your reason')).not.toHaveValue('');
});
