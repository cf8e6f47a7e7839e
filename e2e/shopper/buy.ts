import type { Page } from '@playwright/test';
import type { System } from '../system/start-system';
import { ada } from './accounts';
import { productsOnSale } from './catalogue';
import { emptyCartOf } from './empty-cart';
import type { Shopper } from './shopper';

/**
 * A first visit that ends with a paid order of one product, on its page Order Details. Ada signs in on the way.
 * @returns the product
 */
export async function buyAsNewVisitor(shopper: Shopper, page: Page, system: System) {
  const [product] = await productsOnSale(system.api);
  await emptyCartOf(ada, system);
  await shopper.visit(`/${product!.slug}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await shopper.seesInCart(1);
  await shopper.openCart();
  await shopper.selectEverything();
  await shopper.goToCheckout();
  await page.waitForURL('**/account');
  await shopper.signIn(ada);
  await page.waitForURL('**/checkout');
  await shopper.choosesDelivery();
  await shopper.ordersNow();
  await shopper.continuesToPayment();
  await shopper.leavesForPaymentPage();
  await shopper.paysWith('Successful, no validation');
  await shopper.seesPaymentConfirmed();
  await page.getByRole('link', { name: 'Check order status' }).click();
  const details = shopper.newestOrder().getByRole('link', { name: /View Store Order Details/ });
  await details.first().click();
  await shopper.heading('Order Details').waitFor();
  return product!;
}
