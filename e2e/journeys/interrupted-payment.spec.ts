import { fatima } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { Shopper } from '../shopper/shopper';
import { expect, test } from '../fixtures/test';

test('a payment that was interrupted is found on another device, and each device says how it ended', async ({
  shopper,
  page,
  browser,
  system,
}) => {
  test.slow();
  const [product] = await productsOnSale(system.api);
  await shopper.arrivesSignedIn(fatima, '/cart', product);
  await shopper.selectEverything();
  await shopper.goToCheckout();
  await shopper.choosesDelivery();
  await shopper.ordersNow();
  await shopper.continuesToPayment();
  await shopper.leavesForPaymentPage();

  // The phone dies on the provider's page.
  const token = await page.context().storageState();
  await page.goto('about:blank');
  const device = await browser.newContext({ storageState: token, viewport: { width: 390, height: 844 } });
  const other = new Shopper(await device.newPage(), system);
  await other.visit('/cart');
  // Not the toast of late news, which says the same.
  const content = other.page.getByRole('main');
  const waits = content.getByText(/^Order NKM-\w+ \(₦[\d,.]+\) (is not paid yet|is being confirmed)/);
  await expect(waits).toBeVisible();
  await expect(other.page.getByText('Its product is in this order, no longer in your cart.')).toBeVisible();
  await other.page.getByRole('link', { name: 'Pay now' }).click();
  await other.paysWith('Successful, no validation');
  await other.seesPaymentConfirmed();

  await shopper.visit('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByText(/is not paid yet/)).toHaveCount(0);
  await device.close();
});
