import { ada } from '../shopper/accounts';
import { verificationLink } from '../shopper/inbox';
import { aNewcomer, fillSignUp, finishSignUp } from '../shopper/sign-up';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

const REGISTERED = 'Your registration is successful.';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ACC-SCR-007 ACC-CALL-004 ACC-MSG-029 a new shopper signs up, and the mailed link signs in', async ({
    shopper,
    page,
    context,
    system,
  }) => {
    const newcomer = aNewcomer();
    await fillSignUp(shopper, newcomer);
    await finishSignUp(page);
    await page.waitForURL('**/register-verify-email');
    await expect(page.getByText('Account successfully created')).toBeVisible();
    await expect(page.getByText(REGISTERED)).toBeVisible();

    await expect(page.getByText(`We sent a link to ${newcomer.email}.`)).toBeVisible();
    await page.reload();
    await shopper.pageIsHydrated();
    await page.getByRole('button', { name: 'here' }).click();
    await expect(page.getByText('Email resent')).toBeVisible();

    const mail = await context.newPage();
    await mail.goto(await verificationLink(system.inbox, newcomer.email));
    await mail.getByRole('button', { name: 'Verify this email' }).click();
    await mail.waitForURL('**/verify-phone');
    // The tab that waits goes on, too.
    await page.waitForURL('**/verify-phone');
    await shopper.isSignedInAs(newcomer);
  });

  test(
    'an e-mail with an account shows an error at its field, and Back keeps the input',
    IN_AUDIT,
    async ({ shopper, page, watch }) => {
      watch.allow(/^error: Failed to load resource: .* 422 .*\/api\/users/);
      await fillSignUp(shopper, { ...aNewcomer(), email: ada.email.toUpperCase() });
      await page.goBack();
      const password = page.getByRole('region', { name: 'Sign up' }).getByLabel('Password *', { exact: true });
      await expect(password).toHaveValue('Ankara#2026');
      await page.goBack();
      await expect(page.getByLabel('Surname')).toHaveValue('Ọláńrewájú');
      await page.goForward();
      await page.getByRole('button', { name: 'Next' }).click();
      await finishSignUp(page);
      const email = page.getByRole('textbox', { name: 'Email' });
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/The email has already been taken\./);
      await expect(page.getByRole('alert').filter({ hasText: 'The email has already been taken.' })).toBeVisible();
      await expect(password).toHaveValue('Ankara#2026');
    },
  );

  test('a reload and a lost connection keep all input but the password', async ({ shopper, page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    const newcomer = aNewcomer();
    await fillSignUp(shopper, newcomer);
    await page.reload();
    await expect(page.getByText('Type your password again. It is never stored.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(newcomer.email);
    await page
      .getByRole('region', { name: 'Sign up' })
      .getByLabel('Password *', { exact: true })
      .fill(newcomer.password);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await finishSignUp(page);
    await expect(page.getByText('What you typed is still here. Please try again in a moment.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/register-verify-email');
  });

  test('a captive portal and blocked storage lose no input', IN_AUDIT, async ({ shopper, page, watch }) => {
    watch.allow(/Failed to save scroll positions/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.route('**/api/users', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }), {
      times: 1,
    });
    await fillSignUp(shopper, aNewcomer());
    await finishSignUp(page);
    await expect(page.getByText('What you typed is still here. Please try again in a moment.')).toBeVisible();
    await finishSignUp(page);
    await page.waitForURL('**/register-verify-email');
    await expect(page.getByText(REGISTERED)).toBeVisible();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('the sign-in window also serves sign-up, and the page stays', async ({ shopper, page, context }) => {
    const newcomer = aNewcomer();
    await shopper.visit('/shop?page=2');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Account' }).click();
    const window = await opened;
    await fillSignUp(shopper, newcomer, window);
    await finishSignUp(window);
    await window.waitForURL('**/register-verify-email');
    await expect(window.getByText(REGISTERED)).toBeVisible();
    expect(new URL(page.url()).search).toBe('?page=2');
    await window.getByRole('link', { name: 'Sign in', exact: true }).click();
    await shopper.signIn(newcomer, window);
    await expect.poll(() => window.isClosed()).toBe(true);
    await page.waitForURL('**/register-verify-email');
    await expect(page.getByText('Your email must be verified before you can continue.')).toBeVisible();
  });

  test(
    'ACC-SCR-018 the notice opens sign-in in a window of 700 x 600',
    IN_AUDIT,
    async ({ shopper, page, context }) => {
      await shopper.visit('/register-verify-email');
      await expect(page.getByText(REGISTERED)).toBeVisible();
      const opened = context.waitForEvent('page');
      await page.locator('#content').getByRole('link', { name: 'Sign in', exact: true }).click();
      const window = await opened;
      await window.waitForURL('**/account');
      expect(await window.evaluate(() => [innerWidth, innerHeight])).toEqual([700, 600]);
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sign-up says that it needs JavaScript', IN_AUDIT, async ({ page }) => {
    await page.goto('/account');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    expect(await page.locator('#content').innerText()).toContain('To sign up, turn on JavaScript');
  });
});
