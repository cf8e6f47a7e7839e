import { chidi } from '../shopper/accounts';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';

const NEW = 'Ankara#2026';

test.use({ viewport: { width: 1280, height: 844 } });

test('ACC-RULE-018 a shopper changes the password from Security and signs in with the new one', async ({
  shopper,
  page,
  context,
  watch,
}) => {
  watch.allow(/^error: Failed to load resource: .* (401|422) /);
  await shopper.arrivesSignedIn(chidi, '/security');
  await page.getByRole('link', { name: 'Change Password' }).click();
  await expect(shopper.heading('Change Password')).toBeVisible();

  const reset = page.getByRole('button', { name: 'Reset', exact: true });
  await page.getByLabel('Current Password *', { exact: true }).fill('Wrong-2026!');
  await page.getByLabel('New Password *', { exact: true }).fill(NEW);
  await expect(reset).toBeDisabled();
  await page.getByLabel('Confirm Password *', { exact: true }).fill(NEW);
  await reset.click();
  await expect(page.getByText('Current Password Incorrect: This is not your current password.')).toBeVisible();

  await page.getByLabel('Current Password *', { exact: true }).fill(chidi.password);
  const opened = context.waitForEvent('page');
  await reset.click();
  const window = await opened;
  await expect(page.getByText('Your password has been changed successfully')).toBeVisible();
  await shopper.signIn({ ...chidi, password: NEW }, window);
  await expect.poll(() => window.isClosed()).toBe(true);
  await page.waitForURL('**/security');
  await shopper.isSignedInAs(chidi);
});
