import { expect } from '../system/expect';
import { ada } from './accounts';
import { productsOnSale } from './catalogue';
import { emptyCartOf } from './empty-cart';
import { codesSentTo, nextCode } from './inbox';
import { press } from './keyboard';
import type { Shopper } from './shopper';

/**
 * Goes from the home page to the paid order with the keyboard alone. Every control on the way can be seen while it has
 * the focus, and has a name in the accessibility tree.
 */
export async function buysByKeyboard(shopper: Shopper): Promise<void> {
  const { page, system } = shopper;
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
  const [product] = await productsOnSale(system.api);
  const { title, slug } = product!;
  await emptyCartOf(ada, system);

  await shopper.visit('/');
  await press(page, page.getByLabel('Search products'), { key: null });
  await keyboard.type(title);
  await keyboard.press('Enter');
  await expect(shopper.heading(`Results for “${title}”`)).toBeVisible();
  await press(
    page,
    page.getByRole('region', { name: 'Products' }).locator(`h3 a[href="/${slug}"], h2 a[href="/${slug}"]`),
  );
  await expect(shopper.heading(title)).toBeVisible();
  await press(page, button('Add to cart'));
  await shopper.seesInCart(1);
  await press(page, link('Cart, 1'), { way: 'back' });
  await press(page, link('View Cart'));
  await expect(shopper.heading('Cart')).toBeVisible();

  await press(page, button('Proceed to Checkout'));
  await page.waitForURL('**/account');
  await shopper.pageIsHydrated();
  const before = (await codesSentTo(system.inbox, ada.email)).length;
  await press(page, page.getByRole('main').getByLabel('Email'), { key: null });
  await keyboard.type(ada.email);
  await press(page, page.getByLabel('Password *', { exact: true }), { key: null });
  await keyboard.type(ada.password);
  await keyboard.press('Enter');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await keyboard.type(await nextCode(system.inbox, ada.email, before));

  await page.waitForURL('**/checkout');
  await expect(shopper.heading('Confirm Order')).toBeVisible();
  await press(page, button(/^(Choose a|Change) pickup station$/));
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('combobox', { name: 'State' }), { key: null });
  await keyboard.type('Lagos');
  await press(page, dialog.getByRole('radio'), { key: 'Space' });
  await press(page, button('Confirm pickup station'));
  await expect(dialog).toHaveCount(0);
  await press(page, button('ORDER NOW'));
  await expect(shopper.heading('Shipping')).toBeVisible();
  await press(page, link('CONTINUE TO PAYMENT'));
  await expect(shopper.heading('Payment')).toBeVisible();
  await press(page, shopper.payButton());
  await shopper.isOnPaymentPage();
  await press(page, button('Pay with: Successful, no validation'));
  await shopper.seesPaymentConfirmed();
}
