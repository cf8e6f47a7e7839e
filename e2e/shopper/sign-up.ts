import type { Page } from '@playwright/test';
import { expect } from '../system/expect';
import type { Account } from './accounts';
import { verificationLink } from './inbox';
import type { Shopper } from './shopper';

let people = 0;

/** A new shopper without an account. */
export function aNewcomer(): Account {
  people += 1;
  return {
    email: `newcomer-${process.pid}-${Date.now()}-${people}@example.com`,
    password: 'Ankara#2026',
    surname: 'Ọláńrewájú',
  };
}

/** Fills in the form up to its last step, on the page of the sign-up or in its window. */
export async function fillSignUp(shopper: Shopper, newcomer: Account, on: Page = shopper.page): Promise<void> {
  if (on === shopper.page) await shopper.visit('/account');
  await on.getByRole('link', { name: 'Sign up' }).click();
  const form = on.getByRole('region', { name: 'Sign up' });
  await form.getByLabel('Surname').fill(newcomer.surname);
  await form.getByLabel('First Name').fill('Kẹ́hìndé');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('textbox', { name: 'Email' }).fill(newcomer.email);
  await form.getByLabel('Password *', { exact: true }).fill(newcomer.password);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('heading', { name: /Step 3 of 3/ })).toBeFocused();
}

/** Accepts the terms, waits for the captcha and sends the form. */
export async function finishSignUp(on: Page): Promise<void> {
  const form = on.getByRole('region', { name: 'Sign up' });
  await form.getByRole('checkbox', { name: /I accept the/ }).check();
  await expect(form.getByText('Verified', { exact: true })).toBeVisible({ timeout: 60_000 });
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** Opens the mailed link in the browser that signed up, and presses its button: it signs in, and asks for a phone. */
export async function verifyEmail(shopper: Shopper, { email }: Account): Promise<void> {
  const { page, system } = shopper;
  await page.goto(await verificationLink(system.inbox, email));
  await shopper.pageIsHydrated();
  await page.getByRole('button', { name: 'Verify this email' }).click();
  await page.waitForURL('**/verify-phone');
}
