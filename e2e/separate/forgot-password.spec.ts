import { dayo } from '../shopper/accounts';
import { resetLinks } from '../shopper/inbox';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';

const NEW = 'Ankara#2026';

test.use({ viewport: { width: 390, height: 844 } });

test('ACC-SCR-013 ACC-CALL-009 ACC-CALL-010 ACC-RULE-018 a shopper who forgot the password sets a new one', async ({
  shopper,
  page,
  watch,
}) => {
  watch.allow(/^error: Failed to load resource: .* 422 /);
  const { inbox } = shopper.system;
  await shopper.visit('/account');
  await page.getByLabel('Email').fill(dayo.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const popup = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(popup.getByLabel('Email')).toHaveValue(dayo.email);
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(popup.getByText(/a link to reset the password is on its way/)).toBeVisible();
  await expect(popup.getByRole('timer')).toHaveText(/^0?[45]:\d\d$/);
  await page.goBack(); // closes the popup
  await expect(popup).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(dayo.email);

  await expect.poll(async () => (await resetLinks(inbox, dayo.email)).length).toBe(1);
  const [link] = await resetLinks(inbox, dayo.email);
  const told: string[] = [];
  page.on('request', (request) => void told.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const answer = await page.goto(link!);
  expect(answer!.headers()['referrer-policy']).toBe('no-referrer');
  await expect(shopper.heading('Reset Password')).toBeVisible();
  await page.waitForURL(/\/password\/reset$/);
  await page.reload();
  await shopper.pageIsHydrated();
  await page.getByLabel('New Password *', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm Password *', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Your password has been changed successfully')).toBeVisible();
  const token = new URL(link!).searchParams.get('token')!;
  expect(told.filter((line) => line.includes(token))).toEqual([
    expect.stringMatching(/\/password\/reset\?token=\S+ $/),
  ]);

  await page.waitForURL('**/account');
  await shopper.signIn({ ...dayo, password: NEW });
  await shopper.isSignedInAs(dayo);
  // The account now trusts this browser.
  const device = (await page.context().cookies()).find(({ name }) => name === 'nkm_device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

  await shopper.visit(link!);
  await page.getByLabel('New Password *', { exact: true }).fill(`${NEW}!`);
  await page.getByLabel('Confirm Password *', { exact: true }).fill(`${NEW}!`);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This link has expired or already been used.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(popup.getByLabel('Email')).toBeFocused();
});
