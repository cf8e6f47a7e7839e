import { ada } from '../shopper/accounts';
import { createCanvasPhoto } from '../shopper/photo';
import type { Shopper } from '../shopper/shopper';

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
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
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
};
