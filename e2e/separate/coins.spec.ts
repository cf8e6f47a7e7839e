import { fatima } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { openDesk } from '../shopper/desk';
import { tokenOf } from '../shopper/empty-cart';
import { hasNoFault } from '../shopper/has-no-fault';
import type { System } from '../system/start-system';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';

test.use({ viewport: { width: 390, height: 844 } });

/** The coins that Fatima can spend. */
async function coinsOf(token: string, { api }: System): Promise<number> {
  const answer = await fetch(`${api}/users/nkmcoins/summary`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { available: number } }).data.available;
}

test('a shopper pays a whole order with coins, cancels it, and gets the coins back', async ({
  shopper,
  page,
  browser,
  system,
}) => {
  test.slow();
  const desk = await system.startDesk();
  const token = await tokenOf(fatima, system);
  const before = await coinsOf(token, system);
  const product = (await productsOnSale(system.api)).find(({ selling_price }) => selling_price < 30_000);
  await shopper.arrivesSignedIn(fatima, '/cart', product);
  await shopper.selectEverything();
  await shopper.goToCheckout();
  await shopper.choosesDelivery();
  await page.getByRole('radio', { name: /^NKM Point/ }).check();
  await expect(page.getByText(/^This order costs [\d,]+ NKM coins\. You have 50,000 NKM coins\.$/)).toBeVisible();
  await shopper.ordersNow();
  await shopper.continuesToPayment();
  await hasNoFault(page);
  const pay = page.getByRole('button', { name: /^Pay with [\d,]+ NKM coins$/ });
  const coins = /[\d,]+/.exec((await pay.textContent())!)![0];
  await pay.click();
  await shopper.seesPaymentConfirmed();
  await expect(page.getByText(`You paid with ${coins} NKM coins.`)).toBeVisible();
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order.getByText(`${coins} NKM coins`)).toBeVisible();
  await hasNoFault(page);
  expect(await coinsOf(token, system)).toBe(before - Number(coins.replaceAll(',', '')));

  await order.getByRole('link', { name: /^Order details of / }).click();
  await page.getByRole('button', { name: `CANCEL ORDER: ${product!.title}` }).click();
  await page.getByRole('dialog', { name: 'Cancel Order' }).getByRole('button', { name: 'Yes, proceed' }).click();
  await expect(page.getByText('PROCESSING CANCELLATION')).toBeVisible();
  const staff = await openDesk(browser, desk, 'staff');
  await staff.getByRole('link', { name: 'Cancellations' }).click();
  await staff
    .getByRole('article')
    .filter({ hasText: product!.title })
    .last()
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(staff.getByRole('status')).toContainText('Cancelled');

  await page.reload();
  await expect(page.getByText(new RegExp(`^We refunded ${coins} NKM coins on `))).toBeVisible();
  expect(await coinsOf(token, system)).toBe(before);
  await shopper.visit('/coins-history');
  for (const change of [`-${coins}`, `+${coins}`]) await expect(page.getByText(change, { exact: true })).toBeVisible();
});
