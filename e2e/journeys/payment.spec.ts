import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { tokenOf } from '../shopper/empty-cart';
import { expect, test } from '../fixtures/test';
import type { Shopper } from '../shopper/shopper';
import { IN_AUDIT } from '../system/in-audit';

/** Switches on a fault of the payment sandbox. The next test starts without it. */
async function sandbox({ system }: Shopper, faults: object): Promise<void> {
  const answer = await fetch(`${system.paystack}/sandbox/faults`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  expect(answer.status).toBe(200);
}

async function ordersOf({ system }: Shopper, authorization: string) {
  const answer = await fetch(`${system.api}/orders`, { headers: { authorization } });
  return ((await answer.json()) as { data: { id: number }[] }).data;
}

test.beforeEach(async ({ shopper }) => {
  test.slow();
  const [product] = await productsOnSale(shopper.system.api);
  await shopper.arrivesSignedIn(ada, '/cart', product);
  await shopper.ordersCart();
});

test('CART-MSG-007 a declined card leads to the error page, and Try Again pays the same order', async ({
  shopper,
  page,
}) => {
  // The provider's answer to a declined card is a page with status 402.
  await shopper.leavesForPaymentPage();
  await shopper.paysWith('Declined');
  await expect(page.getByRole('alert')).toContainText('Declined');
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();

  await page.waitForURL('**/payment-error**');
  await expect(page.getByText('Unfortunately, your payment could not be processed.')).toBeVisible();
  const [, reference] = /reference=(NKM-\w+)/.exec(page.url())!;
  await page.getByRole('link', { name: 'Try Again' }).click();
  await shopper.isOnPaymentPage();
  await shopper.paysWith('Successful, no validation');
  await shopper.seesPaymentConfirmed();
  await page.getByRole('link', { name: 'Check order status' }).click();
  const order = shopper.newestOrder();
  await expect(order.getByRole('rowheader')).toHaveText(reference!);
  await expect(order.getByText('Paid').first()).toBeVisible();
});

test('a shopper who leaves the payment page keeps the order', IN_AUDIT, async ({ shopper, page }) => {
  await shopper.leavesForPaymentPage();
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();
  await page.waitForURL(/payment-(success|error)/);
  await page.goto('/my-orders');
  const order = shopper.newestOrder();
  await order.getByRole('link', { name: /^Try Again/ }).click();
  await shopper.isOnPaymentPage();
  await shopper.paysWith('Successful, no validation');
  await shopper.seesPaymentConfirmed();
});

test('an order is settled even when its webhook never arrives', IN_AUDIT, async ({ shopper, page }) => {
  await sandbox(shopper, { webhook: 'drop' });
  await shopper.leavesForPaymentPage();
  await shopper.paysWith('Successful, no validation');
  await shopper.seesPaymentConfirmed();
  await page.getByRole('link', { name: 'Check order status' }).click();
  await expect(shopper.newestOrder().getByText('Paid').first()).toBeVisible();
});

test('a pending payment asks the shopper not to pay again and is confirmed later', async ({ shopper, page }) => {
  await sandbox(shopper, { verify: 'ongoing', webhook: 'drop' });
  await shopper.leavesForPaymentPage();
  await shopper.paysWith('Successful, no validation');
  await page.waitForURL('**/payment-success**');
  await expect(page.getByText('Please do not pay again.')).toBeVisible();
  await sandbox(shopper, { verify: 'ok' });
  await shopper.seesPaymentConfirmed();
});

test('CART-RULE-012 a double click on the pay button places one order', async ({ shopper }) => {
  const authorization = `Bearer ${await tokenOf(ada, shopper.system)}`;
  const before = await ordersOf(shopper, authorization);
  await shopper.payButton().dblclick();
  await shopper.isOnPaymentPage();
  expect(await ordersOf(shopper, authorization)).toHaveLength(before.length + 1);
});
