import { fatima } from '../shopper/accounts';
import { hasNoFault } from '../shopper/has-no-fault';
import { hasPasskeyDevice } from '../shopper/passkey-device';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';
import { inAuditUnless } from '../system/in-audit';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'a shopper adds a passkey, signs in with it alone, and removes it',
      inAuditUnless(width === 390),
      async ({ shopper, page, watch }) => {
        watch.allow(/^error: Failed to load resource: .* 422 .*\/api\/passkeys/);
        await hasPasskeyDevice(page);
        await shopper.arrivesSignedIn(fatima, '/security');
        const section = page.getByRole('region', { name: 'Passkeys' });
        await section.getByRole('button', { name: 'Add a passkey' }).click();
        await expect(section.getByLabel('Current Password', { exact: false })).toBeFocused();
        await hasNoFault(page);
        await section.getByLabel('Current Password', { exact: false }).fill('Wrong-2026!');
        await section.getByLabel('Name', { exact: true }).fill(`Phone of ${width}`);
        await section.getByRole('button', { name: 'Continue' }).click();
        await expect(section.getByText('This is not your current password.')).toBeVisible();
        await section.getByLabel('Current Password', { exact: false }).fill(fatima.password);
        await section.getByRole('button', { name: 'Continue' }).click();
        await expect(section.getByRole('listitem').filter({ hasText: `Phone of ${width}` })).toContainText(
          'not used yet',
        );
        await expect(page.getByText(`Passkey added: Phone of ${width}`)).toBeVisible();

        const code = page.waitForRequest(/passkey-sign-in/);
        await page.evaluate(() => localStorage.removeItem('extension'));
        await shopper.visit('/security');
        await page.waitForURL('**/account');
        await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
        await code; // loads at the press, not before
        await page.waitForURL('**/security');
        await expect(section.getByText('last used')).toBeVisible();

        await section.getByRole('button', { name: `Remove Phone of ${width}` }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
        await expect(section.getByText('You have no passkeys yet.')).toBeVisible();

        await page.evaluate(() => localStorage.removeItem('extension'));
        await shopper.visit('/account');
        await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
        await expect(page.getByRole('alert')).toContainText('This passkey does not belong to an account here.');
        await hasNoFault(page);
      },
    );
  });
}
