import { fatima } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { collectAtDesk, openDesk, packAtDesk, reportAtDesk } from '../shopper/desk';
import { hasNoFault } from '../shopper/has-no-fault';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';

test.use({ viewport: { width: 390, height: 844 } });

test('a shopper orders in cash, the station takes the money with the code, and the order is paid', async ({
  shopper,
  page,
  browser,
  system,
}) => {
  test.slow();
  const desk = await system.startDesk();
  const product = (await productsOnSale(system.api)).find(({ selling_price }) => selling_price < 30_000)!;
  await shopper.arrivesSignedIn(fatima, '/cart', product);
  await shopper.selectEverything();
  await shopper.goToCheckout();
  await shopper.choosesDelivery();
  await page.getByRole('radio', { name: /^Cash on Delivery/ }).check();
  await shopper.ordersNow();
  await shopper.continuesToPayment();
  await expect(page.getByText('Payment gateway fee')).toHaveCount(0);
  const cash = page.getByText(/^Pay ₦[\d,.]+ in cash when you collect it\.$/);
  const words = (await cash.textContent())!;
  await hasNoFault(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/payment-success**');
  await expect(page.getByText(/^Order NKM-\w+ is confirmed\.$/)).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await hasNoFault(page);

  const order = page.getByRole('region', { name: 'Your order' });
  await order.getByRole('link', { name: /^Order details of / }).click();
  await expect(page.getByText(words)).toBeVisible();

  const code = await packAtDesk(browser, desk, product, 'Confirmed');
  const courier = await openDesk(browser, desk, 'courier');
  await reportAtDesk(courier, desk, { code, from: 'Packed', stage: 'Shipped' });
  await collectAtDesk(courier, desk, { code, page });
  await expect(courier.getByRole('status')).toHaveText(/^Delivered, ₦[\d,.]+ collected\.$/);

  await page.reload();
  await expect(page.getByText('Paid in cash.')).toBeVisible();
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});
