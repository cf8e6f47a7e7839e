import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { Shopper } from '../shopper/shopper';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test(
  'somebody without an account pays the order of a shopper by the link',
  IN_AUDIT,
  async ({ shopper, page, watch }) => {
    test.slow();
    const [product] = await productsOnSale(shopper.system.api);
    await shopper.arrivesSignedIn(ada, '/cart', product);
    await shopper.ordersCart();
    await shopper.leavesForPaymentPage();
    await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();
    await page.waitForURL('**/payment-error**');
    await page.getByRole('link', { name: 'Pay another way' }).click();
    await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const address = await page.getByLabel('Link to pay this order').inputValue();

    const context = await page.context().browser()!.newContext({ baseURL: shopper.system.shop });
    const payer = new Shopper(await context.newPage(), shopper.system);
    await payer.visit(address);
    await expect(payer.page.getByText('Adaeze asks you to pay')).toBeVisible();
    await payer.page.getByLabel('Your email').fill('grace@example');
    await payer.page.getByRole('button', { name: /^Pay ₦/ }).click();
    await payer.page.getByLabel('Your email').fill('grace@example.com');
    await payer.page.getByRole('button', { name: /^Pay ₦/ }).click();
    await payer.isOnPaymentPage();
    await payer.paysWith('Successful, no validation');
    await expect(payer.page.getByText('Thank you. Your payment has arrived')).toBeVisible({ timeout: 30_000 });
    expect(payer.page.url()).not.toContain(new URL(address).hash.slice(1));
    await payer.page.reload();
    await expect(payer.page.getByText(/^(Thank you|This order is paid)/)).toBeVisible();
    await context.close();

    watch.allow(/ 409 .*payment-methods/);
    await page.reload();
    await expect(page.getByText(/already paid/)).toBeVisible();
    await shopper.visit('/my-orders');
    await expect(shopper.newestOrder().getByText('Paid').first()).toBeVisible();
  },
);
