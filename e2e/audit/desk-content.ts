import type { Browser } from '@playwright/test';
import { fatima } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { openDesk, packAtDesk, reportAtDesk } from '../shopper/desk';
import type { Shopper } from '../shopper/shopper';
import { expect } from '../system/expect';

/** Sends the contact form and reports a product, as a guest. */
export async function writesToStaff(shopper: Shopper): Promise<void> {
  const { page, system } = shopper;
  const [product] = await productsOnSale(system.api);
  const letter = page.getByRole('form', { name: 'Contact form' });
  const report = page.getByRole('dialog', { name: `Report Abuse: ${product!.title}` });
  await shopper.visit('/Contact-Us');
  for (const form of [letter, report]) {
    if (form === report) {
      await shopper.visit(`/${product!.slug}`);
      await page.getByRole('button', { name: 'Report Abuse' }).click();
    }
    await form.getByRole('textbox', { name: /^Name/ }).fill('Ngozi');
    await form.getByRole('textbox', { name: /^Email/ }).fill('ngozi.desk@example.com');
    await form.getByRole('textbox', { name: /^Subject/ }).fill('The label is wrong');
    await form.getByRole('textbox', { name: /^Content/ }).fill('It says cotton, but it is not cotton.');
    await expect(form.getByText('Verified', { exact: true })).toBeVisible({ timeout: 60_000 });
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/We will respond within|We have received your report/).first()).toBeVisible();
  }
}

/** Orders a product in cash. The API must take cash. */
export async function ordersInCash(shopper: Shopper): Promise<{ title: string }> {
  const { page, system } = shopper;
  const product = (await productsOnSale(system.api)).find(({ selling_price }) => selling_price < 30_000)!;
  await shopper.arrivesSignedIn(fatima, '/cart', product);
  await shopper.selectEverything();
  await shopper.goToCheckout();
  await shopper.choosesDelivery();
  await page.getByRole('radio', { name: /^Cash on Delivery/ }).check();
  await shopper.ordersNow();
  await shopper.continuesToPayment();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/payment-success**');
  return product;
}

/** Brings a parcel whose money is not collected as far as the courier's list, and approves one of each request. */
export async function decidesAtDesk(browser: Browser, desk: string, product: { title: string }): Promise<void> {
  const code = await packAtDesk(browser, desk, product, 'Confirmed');
  const courier = await openDesk(browser, desk, 'courier');
  await reportAtDesk(courier, desk, { code, from: 'Packed', stage: 'Shipped' });
  const staff = await openDesk(browser, desk, 'staff');
  for (const area of ['Cancellations', 'Returns']) {
    await staff.getByRole('link', { name: area }).click();
    await staff.getByRole('button', { name: 'Approve' }).first().click();
    await expect(staff.getByRole('status')).toContainText(/Cancelled|Approved/);
  }
}
