import { buyAsNewVisitor } from '../shopper/buy';
import { openDesk } from '../shopper/desk';
import { hasNoFault } from '../shopper/has-no-fault';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test(
  'ORD-RULE-013 a shopper buys and cancels the product, staff approve, and the money comes back',
  IN_AUDIT,
  async ({ shopper, page, browser, system }) => {
    test.slow();
    const desk = await system.startDesk();
    const product = await buyAsNewVisitor(shopper, page, system);
    await page.getByRole('button', { name: `CANCEL ORDER: ${product.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Order' });
    await expect(dialog).toBeVisible();
    await hasNoFault(page);
    await dialog.getByRole('button', { name: 'Yes, proceed' }).click();
    await expect(page.getByText('Request for Order Cancellation Submitted Successfully')).toBeVisible();
    await expect(page.getByText('PROCESSING CANCELLATION')).toBeVisible();

    const staff = await openDesk(browser, desk, 'staff');
    await staff.getByRole('link', { name: 'Cancellations' }).click();
    const request = staff.getByRole('article').filter({ hasText: product.title }).last();
    await hasNoFault(staff);
    await request.getByRole('button', { name: 'Approve' }).click();
    await expect(staff.getByRole('status')).toHaveText('Cancelled. The refund is on its way.');
    for (const area of ['Parcels', 'Returns', 'Refunds', 'Disputes', 'Messages', 'Reports', 'Books']) {
      await staff.getByRole('link', { name: area }).click();
      await expect(staff.getByRole('heading', { level: 1, name: area })).toBeVisible();
      await hasNoFault(staff);
    }

    await page.reload();
    await expect(
      page.getByText(/^A refund of ₦[\d,.]+ is on its way\.|^We refunded ₦[\d,.]+ on /).first(),
    ).toBeVisible();
    // The job that sends refunds runs every 30 seconds, and the sandbox pays after two.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^We refunded ₦[\d,.]+ on /)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 80_000 });
  },
);
