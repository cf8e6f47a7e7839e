import { ada } from '../shopper/accounts';
import { openDesk } from '../shopper/desk';
import { hasNoFault } from '../shopper/has-no-fault';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';
import { IN_AUDIT } from '../system/in-audit';

test.use({ viewport: { width: 1280, height: 844 } });

test(
  'ACC-ROUTE-009 SH-STATE-003 SH-STATE-004 a shopper goes from “Sell on NKM” through the desk to Verified',
  IN_AUDIT,
  async ({ shopper, page, browser, system, watch }) => {
    test.slow();
    watch.allow(/Failed to load resource: .* 422 /); // a wrong field at the desk
    const desk = await system.startDesk();
    await system.restartApi({ LINK_KYC: `${desk}/kyc`, LINK_VENDOR: `${desk}/dashboard` });
    await system.runShop({ settings: { RENDER_WORKERS: '1' } }); // a new shell reads the new settings at once
    await shopper.arrivesSignedIn(ada, '/KycVerification');
    await expect(page.getByText('You have not sent your KYC data yet.')).toBeVisible();
    await hasNoFault(page);

    const opened = page.context().waitForEvent('page');
    await page.getByRole('banner').getByRole('link', { name: 'Sell on NKM' }).click();
    const site = await opened;
    await site.waitForURL(`${desk}/kyc`);
    await expect(site.getByText(ada.email)).toBeVisible();
    await hasNoFault(site);
    const picture = {
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await site.screenshot(),
    };
    async function fillIn(bvn: string) {
      await site.getByLabel('Full name').fill('Adaeze Okafor');
      await site.getByLabel('Bank', { exact: true }).fill('Zenith Bank');
      await site.getByLabel('Account number').fill('0123456789');
      await site.getByLabel('Bank verification number').fill(bvn);
      await site.getByLabel('ID number').fill('A1234567');
      await site.getByLabel('Picture of a bank statement').setInputFiles(picture);
      await site.getByLabel('Picture of the ID').setInputFiles(picture);
      await site.getByRole('button', { name: 'Send for review' }).click();
    }
    await fillIn('123');
    await expect(site.getByRole('alert')).toContainText('Nothing was sent yet.');
    await expect(site.getByLabel('Full name')).toHaveValue('Adaeze Okafor');
    await hasNoFault(site);
    await fillIn('22198765432');
    await expect(site.getByRole('status')).toHaveText('Your KYC is being processed');
    await page.reload();
    await expect(page.getByText('Your KYC is being processed')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'KYC Status' })).toBeVisible();

    const staff = await openDesk(browser, desk, 'staff');
    await staff.getByRole('link', { name: 'KYC' }).click();
    const entry = staff.getByRole('article').filter({ hasText: ada.email });
    await expect(entry.getByRole('img')).toHaveCount(2);
    await hasNoFault(staff);
    await entry.getByLabel('Bank statement').check();
    await entry.getByLabel('Reason for the shopper').fill('It is too dark.');
    await entry.getByRole('button', { name: 'Reject' }).click();
    await expect(staff.getByRole('status')).toHaveText('KYC status: Rejected');

    await page.reload();
    await expect(page.getByText('Your KYC has been rejected due to the following errors')).toBeVisible();
    await expect(page.getByText('Reason: It is too dark.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bank statement' })).toContainText('Rejected');
    await expect(page.getByRole('listitem').filter({ hasText: 'Government ID' })).toContainText('Accepted');
    await hasNoFault(page);
    await page.screenshot({ path: test.info().outputPath('rejected.png'), fullPage: true });
    await page.getByRole('link', { name: 'Bank statement' }).click();
    await page.waitForURL(`${desk}/kyc#bank-statement`);
    await expect(page.getByText('Rejected: please correct this section.')).toHaveCount(1);
    await expect(page.getByText('Accepted. Zenith Bank, ends in 6789')).toBeVisible();
    await expect(page.getByLabel('Account number')).toHaveCount(0);
    await page.getByLabel('Picture of a bank statement').setInputFiles(picture);
    await hasNoFault(page);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByRole('status')).toHaveText('Your KYC is being processed');

    await staff.getByRole('link', { name: 'Submitted', exact: true }).click();
    await staff.getByRole('article').filter({ hasText: ada.email }).getByRole('button', { name: 'Verify' }).click();
    await expect(staff.getByRole('status')).toHaveText('KYC status: Verified');
    await shopper.visit('/KycVerification');
    await expect(page.getByText('Your KYC is verified')).toBeVisible();
    await page.locator('#content').getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL(`${desk}/dashboard`);
    await expect(page.getByText('You have no store yet.')).toBeVisible();
  },
);
