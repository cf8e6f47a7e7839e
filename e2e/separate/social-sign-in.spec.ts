import { ada } from '../shopper/accounts';
import { providersAreWell, providersHave, signInAt } from '../shopper/identity';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

test.beforeAll(({ system }) => system.startIdentity());
test.beforeEach(async ({ system, watch }) => {
  await providersAreWell(system);
  // The last stop of a shopper without a phone number.
  watch.allow(/^error: Failed to load resource: .* 404 .*verify-phone/);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  for (const openerPolicy of ['unsafe-none', 'same-origin-allow-popups', 'same-origin']) {
    const details = inAuditUnless(openerPolicy === 'same-origin');
    test(
      `ACC-SCR-015 ACC-RULE-008 ACC-RULE-009 Google signs in through the popup, with the opener policy ${openerPolicy}`,
      details,
      async ({ shopper, page, context, system }) => {
        await providersHave(system, { openerPolicy });
        await shopper.visit('/shop?page=2');
        const opened = context.waitForEvent('page');
        await page.getByRole('link', { name: 'Account' }).click();
        const popup = await opened;
        await signInAt('Google', 'Gbenga Ojo', popup);
        await expect.poll(() => popup.isClosed()).toBe(true);
        await expect(page.getByRole('link', { name: 'Welcome, Ojo' })).toBeVisible();
        await expect(page).toHaveURL(/\/(shop\?page=2|verify-phone)$/);
      },
    );
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ACC-ROUTE-003 ACC-CALL-003 Apple signs in with a hidden email, in the same tab', async ({ page, shopper }) => {
    const told: string[] = [];
    page.on('request', (request) => void told.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await shopper.visit('/account');
    await signInAt('Apple', 'Ifeoma Eze', page);
    await expect(page).toHaveURL(/\/verify-phone$/);
    expect(await page.evaluate(() => localStorage.getItem('extension'))).toMatch(/^[\w-]{43}$/);
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('profile')))!)).toMatchObject({ surname: 'Eze' });
    // The code reached the shop's server in two bodies, and no address.
    expect(told.filter((line) => /[?&]code=/.test(line))).toEqual([]);
  });

  test('ACC-ROUTE-002 ACC-CALL-002 Twitter shares no email, so the shopper types it', async ({
    page,
    shopper,
    watch,
  }) => {
    watch.allow(/^error: Failed to load resource: .* 422 .*signup_with_twitter/);
    await shopper.visit('/account');
    await signInAt('Twitter', 'Hauwa Sani', page);
    await page.getByLabel('Email').fill('not an email');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Invalid Email')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('not an email');
    await page.getByLabel('Email').fill('hauwa.sani@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/register-verify-email$/);
    await expect(page.getByText(/hauwa\.sani@example\.com/)).toBeVisible();
  });

  test('connects Google to an account with the same email after one sign-in with the password', async ({
    page,
    shopper,
    watch,
  }) => {
    watch.allow(/^error: Failed to load resource: .* 409 .*signup_with_google/);
    await shopper.visit('/account');
    await signInAt('Google', 'Ada Okafor', page);
    await expect(page.getByText(/This email already has an account/)).toBeVisible();
    await page.getByRole('link', { name: 'Sign in with password' }).click();
    await shopper.signIn(ada);
    await expect(page.getByText('You can now sign in with Google.')).toBeVisible();
    await page.evaluate(() => ['extension', 'profile'].forEach((key) => localStorage.removeItem(key)));
    await shopper.visit('/account');
    await signInAt('Google', 'Ada Okafor', page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toContain(ada.email);
  });

  test('gives no access to an account whose email is not verified', IN_AUDIT, async ({ page, shopper, watch }) => {
    watch.allow(/^error: Failed to load resource: .* 409 .*signup_with_google/);
    await shopper.visit('/account');
    await signInAt('Google', 'Bayo Adeyemi', page);
    await expect(page.getByRole('alert')).toContainText('Sign in with its password, or reset the password.');
    expect(await page.evaluate(() => localStorage.getItem('extension'))).toBeNull();
  });

  test('says that the provider is down, and completes the sign-in when it is back', async ({
    page,
    shopper,
    system,
    watch,
  }) => {
    watch.allow(/^error: Failed to load resource: .* 503 .*signup_with_twitter/);
    await page.goto('/account');
    await shopper.pageIsHydrated();
    await page.evaluate(() => localStorage.setItem('twitterEmail', 'gbenga.t@example.com'));
    await page.getByRole('button', { name: 'Continue with Twitter' }).click();
    await page.getByRole('heading', { name: 'Sign in with Twitter' }).waitFor();
    await providersHave(system, { calls: 'html' });
    await page.getByRole('button', { name: 'Gbenga Ojo', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Twitter is not responding right now.');
    await expect(page).toHaveURL(/\/twitter_signup$/);
    await providersAreWell(system);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/register-verify-email$/);
  });

  test('takes no sign-in from a link of somebody else', IN_AUDIT, async ({ page, shopper }) => {
    const answer = await page.goto('/google_signup?code=code-of-an-attacker&state=x');
    expect(answer!.headers()['referrer-policy']).toBe('no-referrer');
    await shopper.pageIsHydrated();
    await expect(page.getByRole('alert')).toContainText('This sign-in was not started in this browser');
    await expect(page).toHaveURL(/\/google_signup$/);
    await page.getByRole('link', { name: 'Back to the sign-in' }).click();
    await expect(shopper.heading('Sign in')).toBeVisible();
  });

  test('a shopper who cancels at the provider returns to a page that says so', async ({ page, shopper }) => {
    await shopper.visit('/account');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('Sign-in with Google was cancelled.');
  });
});
