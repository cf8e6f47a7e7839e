import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { buyAsNewVisitor } from '../shopper/buy';
import { collectAtDesk, openDesk, packAtDesk, reportAtDesk } from '../shopper/desk';
import { hasNoFault } from '../shopper/has-no-fault';
import { expect, test } from '../fixtures/test';

/** A photo as a telephone makes it: several megabytes. */
async function photo(): Promise<Buffer> {
  const [width, height] = [3000, 2000];
  const noise = Buffer.alloc(width * height * 3, 0).map((_, index) => (index * 2654435761) >>> 24);
  const file = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(file.length).toBeGreaterThan(2_000_000);
  return file;
}

test('ORD-RULE-008 a shopper buys, tracks, saves the invoice, returns the product at a station, and the money comes back', async ({
  shopper,
  page,
  browser,
  system,
}) => {
  test.slow();
  const desk = await system.startDesk();
  const product = await buyAsNewVisitor(shopper, page, system);
  const details = page.url();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download invoice (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^invoice-V\d+-\d{6}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  // Nothing reloads the open page: it asks for news itself.
  const code = await packAtDesk(browser, desk, product);
  const courier = await openDesk(browser, desk, 'courier');
  await reportAtDesk(courier, desk, { code, from: 'Packed', stage: 'Shipped' });
  await collectAtDesk(courier, desk, { code, page });
  await expect(page.getByRole('button', { name: 'CONFIRM RECEIPT' })).toBeVisible({ timeout: 10_000 });

  const printed = (await page.pdf({ format: 'A4', path: test.info().outputPath('order.pdf') })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.getByRole('link', { name: 'Track this parcel' }).click();
  await expect(shopper.heading('Your parcel')).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await hasNoFault(page);

  await page.goto(details);
  await page.getByRole('button', { name: 'REQUEST FOR REFUND' }).click();
  const form = page.getByRole('dialog', { name: 'Request a refund' });
  await expect(form.getByRole('checkbox', { name: product.title })).toBeChecked();
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged');
  await form.getByRole('textbox', { name: 'What is wrong?' }).fill('The seam is torn.');
  const terms = form.getByRole('region', { name: 'Your refund, and the deadlines' });
  await expect(terms.getByText(/^The money goes back to the (card|bank account) that you paid/)).toBeVisible();
  const promised = await terms.getByText('Refund', { exact: true }).locator('xpath=following::dd[1]').textContent();
  const station = form.getByRole('radio', { name: /\(last used\)/ });
  await expect(station).toBeChecked();
  await form.getByLabel('Photos').setInputFiles({ name: 'seam.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await hasNoFault(page);
  const [uploaded] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/photos')),
    form.getByRole('button', { name: 'Send request' }).click(),
  ]);
  expect(Number((await uploaded.allHeaders())['content-length'])).toBeLessThan(103_000);
  const returns = page.getByRole('region', { name: 'RETURNS' });
  await expect(returns.getByText('Return requested')).toBeVisible();
  await expect(returns.getByRole('img', { name: /^Photo 1 of return/ })).toBeVisible();
  const photoWidth = () => returns.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(photoWidth).toBeGreaterThan(0);
  await hasNoFault(page);

  const staff = await openDesk(browser, desk, 'staff');
  const at = (status: string) => staff.goto(`${desk}/staff/returns?status=${status}`);
  const request = () => staff.getByRole('article').filter({ hasText: product.title }).last();
  await at('Requested');
  await request().getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByRole('status')).toContainText('The shopper knows how to return the items.');
  await expect(returns.getByRole('img', { name: /^QR code of the pass/ })).toBeVisible({ timeout: 10_000 });
  await hasNoFault(page);
  const returnCode = (await returns.getByText(/^\d{3} \d{3}$/).textContent())!;
  const reference = (await returns.getByText(/^RET-\w{8}$/).textContent())!;
  await courier.goto(`${desk}/courier/returns`);
  const awaited = courier.getByRole('article').filter({ hasText: reference });
  await awaited.getByRole('textbox').fill(returnCode);
  await awaited.getByRole('button', { name: 'Take in items' }).click();
  await expect(courier.getByRole('status')).toHaveText(`Taken: ${reference}.`);
  await expect(returns.getByText(/^The station received the items on /)).toBeVisible({ timeout: 10_000 });
  await at('Approved');
  await request().getByRole('button', { name: 'Mark as received' }).click();
  await expect(staff.getByRole('status')).toHaveText('The items have arrived.');
  await at('Returned');
  await request()
    .getByRole('button', { name: /refund/i })
    .click();
  await expect(staff.getByRole('status')).toHaveText('The refund is on its way.');
  await expect(page.getByText(new RegExp(`^We refunded ${promised} on `))).toBeVisible({ timeout: 80_000 });
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
});
