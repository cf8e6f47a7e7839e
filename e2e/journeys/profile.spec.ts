import type { Page } from '@playwright/test';
import { ada, chidi, efe, fatima } from '../shopper/accounts';
import { hydrates } from '../shopper/hydrates';
import { confirmationLinks } from '../shopper/inbox';
import { createCanvasPhoto } from '../shopper/photo';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'ACC-ROUTE-010 ACC-RULE-019 ACC-MSG-030 a shopper corrects the profile; an error and a reload lose nothing',
      inAuditUnless(width === 390),
      async ({ shopper, page, context, watch }) => {
        watch.allow(/ERR_INTERNET_DISCONNECTED/);
        await shopper.arrivesSignedIn(fatima, '/profile');
        await expect(shopper.heading('User Information')).toBeVisible();
        await page.getByLabel('First name').fill('Fatima Zahra');
        await page.getByRole('radio', { name: 'Unspecified' }).check();
        await page.reload();
        await shopper.pageIsComplete(); // what it loads later would fail without a network
        await expect(page.getByLabel('First name')).toHaveValue('Fatima Zahra');
        await context.setOffline(true);
        await expect(page.getByText('You are offline.')).toBeVisible(); // it moves the bar with the button
        await page.getByRole('button', { name: 'Update' }).click();
        await expect(page.getByRole('alert').first()).toBeVisible();
        await expect(page.getByLabel('First name')).toHaveValue('Fatima Zahra');
        await context.setOffline(false);
        await page.getByRole('button', { name: 'Update' }).click();
        await page.waitForURL('**/Dashboard');
        await expect(page.getByText('Account successfully updated')).toBeVisible();
        await shopper.visit('/profile');
        await expect(page.getByLabel('First name')).toHaveValue('Fatima Zahra');
        await expect(page.getByRole('radio', { name: 'Unspecified' })).toBeChecked();
      },
    );

    test(
      'ACC-SCR-023 ACC-CALL-008 a shopper cuts and saves a profile photo with the keyboard',
      IN_AUDIT,
      async ({ shopper, page }) => {
        // Early, because Playwright needs a moment until it catches the browser's file chooser.
        const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
        await shopper.arrivesSignedIn(fatima, '/profile');
        const choose = page.getByRole('button', { name: /Choose a photo|Change photo/ });
        await hydrates(choose);
        await choose.focus();
        await page.keyboard.press('Enter');
        await (await chooser).setFiles(await createCanvasPhoto(page));
        const dialog = page.getByRole('dialog', { name: 'Choose the visible part' });
        await dialog.getByRole('slider', { name: 'Size' }).press('ArrowRight');
        await dialog.getByRole('group', { name: /^Photo/ }).press('ArrowLeft');
        const sent = page.waitForRequest('**/api/users/avatar');
        await dialog.getByRole('button', { name: 'Save photo' }).press('Enter');
        const size = Number(await (await sent).headerValue('content-length'));
        expect(size).toBeGreaterThan(1024);
        expect(size).toBeLessThanOrEqual(101 * 1024);
        await expect(page.getByText('Profile photo saved')).toBeVisible();
        await expect(dialog).toHaveCount(0);
        const photo = page.locator('#content img').first();
        await expect(photo).toHaveAttribute('src', /^\/api\/photos\//);
        await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
        await page.getByRole('button', { name: 'Remove photo' }).click();
        await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
      },
    );
  });
}

/** Types a new email and proves with the password who asks for it. */
async function changeEmail(page: Page, email: string): Promise<void> {
  await page.locator('#content').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Current Password').fill(fatima.password);
  await dialog.getByRole('button', { name: 'Change the email' }).click();
  await page.waitForURL('**/Dashboard');
}

test('a new email waits for its link, and then signs the other devices out', async ({ shopper, page, system }) => {
  const address = `fatima-${process.pid}-${Date.now()}@example.com`;
  await shopper.arrivesSignedIn(fatima, '/profile');
  await changeEmail(page, address);
  await expect(page.getByText(`We emailed a link to ${address}`)).toBeVisible();
  await shopper.visit('/profile');
  await expect(page.getByText(`Your new email ${address} is not confirmed yet.`)).toBeVisible();
  await expect(page.locator('#content').getByLabel('Email')).toHaveValue(fatima.email);

  await page.goto((await confirmationLinks(system.inbox, address))[0]!);
  await shopper.pageIsHydrated();
  await expect(page).toHaveURL(/\/profile\/confirm-email$/);
  await page.getByRole('button', { name: 'Use this email' }).click();
  await page.waitForURL('**/profile');
  await expect(page.locator('#content').getByLabel('Email')).toHaveValue(address);

  // Back, for the other tests.
  await changeEmail(page, fatima.email);
  await page.goto((await confirmationLinks(system.inbox, fatima.email))[0]!);
  await shopper.pageIsHydrated();
  await page.getByRole('button', { name: 'Use this email' }).click();
  await page.waitForURL('**/profile');
  await expect(page.locator('#content').getByLabel('Email')).toHaveValue(fatima.email);
});

test('ACC-STATE-004 ACC-STATE-005 ACC-MSG-011 a locked profile says why', async ({ shopper, page }) => {
  await shopper.arrivesSignedIn(efe, '/profile');
  await expect(page.getByText('KYC in review, you cannot update your profile')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
});

test('ACC-STATE-005 ACC-ROLE-002 a verified seller reads whom to contact', IN_AUDIT, async ({ shopper, page }) => {
  await shopper.arrivesSignedIn(chidi, '/profile');
  await expect(page.getByText(/contact our admins/)).toBeVisible();
  await expect(page.locator('#content').getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('a guest signs in first and returns to the profile', IN_AUDIT, async ({ shopper, page }) => {
  await shopper.visit('/profile');
  await page.waitForURL('**/account');
  await shopper.pageIsHydrated();
  await shopper.signIn(ada);
  await page.waitForURL('**/profile');
  await expect(page.getByLabel('Surname')).toHaveValue(ada.surname);
});
