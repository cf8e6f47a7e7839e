import type { Page } from '@playwright/test';
import { ada, efe, fatima } from '../shopper/accounts';
import { codesSentTo, nextCode } from '../shopper/inbox';
import { expect } from '../system/expect';
import { test } from '../system/test-of-its-own';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const proceed = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'PROCEED' }).click();

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

  test('ACC-RULE-039 ACC-RULE-043 a shopper takes the data along, deletes the account with the code of the mail, and is a guest everywhere', async ({
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
    await page.getByRole('button', { name: 'Download my data' }).click();
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
    // The other tab was sent to the sign-in meanwhile and remembers where it was: that is all.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'routeBeforeRedirect'))).toEqual(
      [],
    );
    await done.getByRole('button', { name: 'Go to the homepage' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Your Recent Orders' })).toHaveCount(0);

    const answer = await page.request.post(`${system.api}/login`, {
      data: { email: efe.email, password: efe.password, platform: 'Web' },
    });
    expect(answer.status()).toBe(422);
  });

  test('who has a parcel on the way is told so, and stays', async ({ shopper, page, watch }) => {
    watch.allow(/^error: Failed to load resource: .* 409 .*deletion_request/);
    await shopper.arrivesSignedIn(ada, '/security');
    await goesToForm(page);
    await proceed(page);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your account cannot be deleted yet');
    await page.reload();
    await shopper.pageIsAlive();
    await shopper.isSignedInAs(ada);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByLabel('Your reason')).not.toHaveValue('');
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('ACC-RULE-041 who deactivates is signed out, and is back with the next sign-in', async ({
    shopper,
    page,
    watch,
  }) => {
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
  });
});

test('the dialogs that could not be loaded are had with the next press', async ({ shopper, page, watch }) => {
  watch.allow(/removal-dialog/, /account deletion dialogs/, /Failed to load resource/, /does without its code/);
  await shopper.arrivesSignedIn(ada, '/security');
  await page.route('**/removal-dialog*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('This could not be loaded. Check your connection and try again.')).toBeVisible();
  await page.unroute('**/removal-dialog*');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog(page, 'Tell us why you want to leave.')).toBeVisible();
});

test('a session that ended meanwhile costs a sign-in, and nothing of what was written', async ({
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
  // The page loads itself anew: what it shows may be somebody's who has left.
  const loaded = page.waitForEvent('load');
  await proceed(page);
  await loaded;
  await page.waitForURL('**/account');
  await shopper.pageIsAlive();
  await shopper.signIn(fatima);
  await page.waitForURL('**/security');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByLabel('Your reason')).not.toHaveValue('');
});
