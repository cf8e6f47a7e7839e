import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { emptyCartOf } from '../shopper/empty-cart';
import { followFooterLink } from '../shopper/follow-footer-link';
import { expect, test } from '../fixtures/test';
import { inAuditUnless } from '../system/in-audit';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'CART-RULE-011 CART-MSG-005 a guest finds a product, signs in at checkout, pays and sees the order',
      inAuditUnless(width === 390),
      async ({ shopper, page, system }) => {
        test.slow();
        const [first, second] = await productsOnSale(system.api);
        await emptyCartOf(ada, system);

        await shopper.visit('/');
        await page.getByRole('link', { name: first!.title, exact: true }).first().click();
        await expect(shopper.heading(first!.title)).toBeVisible();
        await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
        await expect(page.getByText(`${first!.title} added to cart`)).toBeVisible();
        await shopper.seesInCart(1);
        await expect(page.getByRole('button', { name: 'Remove from cart', exact: true })).toBeVisible();

        await followFooterLink(page, 'All products');
        await shopper.addToCart(second!.title);
        await shopper.seesInCart(2);

        await shopper.openCart();
        await shopper.selectEverything();
        await expect(page.getByText('2 of 2 selected')).toBeVisible();
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
        await shopper.seesInCart(0);
        const summary = page.getByRole('region', { name: 'Your order' });
        await expect(summary).toContainText(`1 × ${first!.title}`);
        await expect(summary.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
        await page.getByRole('link', { name: 'Check order status' }).click();
        await expect(shopper.heading('Your Recent Orders')).toBeVisible();
        const order = shopper.newestOrder();
        await expect(order.getByText('Paid').first()).toBeVisible();
        await expect(order).toContainText(first!.title);

        await order
          .getByRole('link', { name: /View Store Order Details/ })
          .first()
          .click();
        await expect(shopper.heading('Order Details')).toBeVisible();
        await expect(page.getByText('Card/Paystack', { exact: false })).toBeVisible();
      },
    );
  });
}
