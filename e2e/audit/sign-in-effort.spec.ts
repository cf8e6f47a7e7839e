import type { Locator } from '@playwright/test';
import { fatima } from '../shopper/accounts';
import { codesSentTo, nextCode } from '../shopper/inbox';
import { hasPasskeyDevice } from '../shopper/passkey-device';
import { expect } from '../system/expect';
import { test } from '../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The most taps from "Account" to signed in. The passkey itself takes one more on a real device. */
const MOST_TAPS = { 'password and code': 4, 'a passkey': 2 };

test('the taps and seconds from “Account” to signed in, with password and code, and with a passkey', async ({
  shopper,
  page,
  system,
}) => {
  await hasPasskeyDevice(page);
  await shopper.arrivesSignedIn(fatima, '/security');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Current Password', { exact: false }).fill(fatima.password);
  await section.getByLabel('Name', { exact: true }).fill('My phone');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();

  const ways: Record<keyof typeof MOST_TAPS, (tap: (on: Locator) => Promise<void>) => Promise<void>> = {
    'password and code': async (tap) => {
      const before = (await codesSentTo(system.inbox, fatima.email)).length;
      await tap(page.getByRole('link', { name: 'Account', exact: true }));
      for (const [label, text] of [
        ['Email', fatima.email],
        ['Password', fatima.password],
      ] as const) {
        const field = page.getByLabel(label, { exact: true });
        await tap(field);
        await field.fill(text);
      }
      await tap(page.getByRole('button', { name: 'Sign in', exact: true }));
      const code = page.getByRole('dialog').getByLabel('One-time code');
      await expect(code).toBeFocused();
      await code.fill(await nextCode(system.inbox, fatima.email, before));
    },
    'a passkey': async (tap) => {
      await tap(page.getByRole('link', { name: 'Account', exact: true }));
      await tap(page.getByRole('button', { name: 'Sign in with a passkey' }));
    },
  };
  const figures: string[] = [];
  for (const [name, signIn] of Object.entries(ways)) {
    await page.evaluate(() => localStorage.removeItem('extension'));
    await shopper.visit('/');
    await shopper.pageIsComplete();
    let taps = 0;
    const from = Date.now();
    await signIn(async (on) => {
      taps += 1;
      await on.tap();
    });
    await shopper.isSignedInAs(fatima);
    figures.push(`with ${name}: ${taps} taps, ${((Date.now() - from) / 1000).toFixed(1)} s`);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS[name as keyof typeof MOST_TAPS]);
  }
  test.info().annotations.push({ type: 'effort', description: figures.join('; ') });
  process.stdout.write(`  from “Account” to signed in ${figures.join('; ')}\n`);
});
