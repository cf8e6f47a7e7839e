import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { tokenOf } from '../shopper/empty-cart';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test.beforeEach(() => test.slow());

test('a shopper who returns without paying sees why, and can move the products back to the cart', async ({
  shopper,
  page,
}) => {
  const [first, second] = await productsOnSale(shopper.system.api);
  await shopper.arrivesSignedIn(ada, '/', first);
  const headers = {
    authorization: `Bearer ${await tokenOf(ada, shopper.system)}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ product_id: second!.id });
  await fetch(`${shopper.system.api}/cart`, { method: 'POST', headers, body });
  await shopper.visit('/cart');
  await shopper.ordersCart();
  await shopper.leavesForPaymentPage();
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();

  await page.waitForURL('**/payment-error?reference=**');
  await expect(page.getByRole('alert')).toContainText('You came back without paying.');
  await page.getByRole('button', { name: 'Move products back to cart' }).click();
  await expect(shopper.heading('Cart')).toBeVisible();
  await expect(page.getByText('2 of 2 selected')).toBeVisible();
  await page.goto('/my-orders');
  await expect(shopper.newestOrder().getByText('Cancelled').first()).toBeVisible();
});

test('a shopper cancels an unpaid order from the order list', IN_AUDIT, async ({ shopper, page }) => {
  const [product] = await productsOnSale(shopper.system.api);
  await shopper.arrivesSignedIn(ada, '/cart', product);
  await shopper.ordersCart();
  await shopper.leavesForPaymentPage();
  await shopper.visit('/my-orders');
  const order = shopper.newestOrder();
  await order.getByRole('button', { name: /^Cancel whole order/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(order.getByText('Cancelled').first()).toBeVisible();
  await expect(order.getByRole('link', { name: /^Try Again/ })).toHaveCount(0);
});
