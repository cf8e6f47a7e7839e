import { ada } from '../shopper/accounts';
import { hasPasskeyDevice } from '../shopper/passkey-device';
import { createCanvasPhoto } from '../shopper/photo';
import type { Shopper } from '../shopper/shopper';

/** Adds a passkey to Ada's account on /security. Returns the list. */
async function addsPasskey(shopper: Shopper) {
  await hasPasskeyDevice(shopper.page);
  await shopper.arrivesSignedIn(ada, '/security');
  const passkeys = shopper.page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Current Password', { exact: false }).fill(ada.password);
  await passkeys.getByLabel('Name', { exact: true }).fill('My phone');
  await passkeys.getByRole('button', { name: 'Continue' }).click();
  await passkeys.getByRole('listitem').first().waitFor();
  return passkeys;
}

/** How a shopper opens the dialogs of the account. */
export const ACCOUNT_DIALOGS: Record<string, (shopper: Shopper) => Promise<void>> = {
  '/account, with a forgotten password': async (shopper) => {
    await shopper.visit('/account');
    await shopper.page.getByRole('link', { name: 'Forgot password?' }).click();
    await shopper.page.getByRole('dialog').waitFor();
  },
  '/account, with the code': async (shopper) => {
    const { page } = shopper;
    await shopper.visit('/account');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password *', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('dialog', { name: 'Enter your code' }).waitFor();
  },
  '/profile, cutting a photo': async (shopper) => {
    const { page } = shopper;
    await shopper.arrivesSignedIn(ada, '/profile');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /Choose a photo|Change photo/ }).click();
    await (await chooser).setFiles(await createCanvasPhoto(page));
    await page.getByRole('dialog').waitFor();
  },
  '/security, adding a passkey': async (shopper) => {
    await shopper.arrivesSignedIn(ada, '/security');
    await shopper.page.getByRole('button', { name: 'Add a passkey' }).click();
    await shopper.page.getByRole('region', { name: 'Passkeys' }).getByLabel('Name', { exact: true }).waitFor();
  },
  '/security, with a passkey': async (shopper) => void (await addsPasskey(shopper)),
  '/security, removing a passkey': async (shopper) => {
    const passkeys = await addsPasskey(shopper);
    await passkeys
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await shopper.page.getByRole('dialog').waitFor();
  },
};
