import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test('CART-RULE-002 CART-ROLE-001 a guest’s cart survives a reload', async ({ shopper, page, system }) => {
  const [first, second] = await productsOnSale(system.api);
  await shopper.visit('/shop');
  await shopper.addToCart(first!.title);
  await shopper.addToCart(second!.title);
  await page.reload();
  await shopper.pageIsHydrated();
  await shopper.seesInCart(2);
  await shopper.openCart();
  await expect(page.getByRole('checkbox', { name: `Select ${first!.title}` })).toBeVisible();
});

test('Buy Now adds the product and opens the cart', async ({ shopper, page, system }) => {
  const [product] = await productsOnSale(system.api);
  await shopper.visit(`/${product!.slug}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/cart**');
  await expect(shopper.heading('Cart')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${product!.title}` })).toBeVisible();
});

test(
  'Buy Now of a product in the cart sets its quantity and selects it alone',
  IN_AUDIT,
  async ({ shopper, page, system }) => {
    const [first, second] = await productsOnSale(system.api);
    await shopper.visit('/shop');
    await shopper.addToCart(first!.title);
    await shopper.addToCart(second!.title);
    await shopper.visit(`/${first!.slug}`);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.waitForURL('**/cart**');
    await expect(page.getByRole('textbox', { name: new RegExp(`^Quantity.*${first!.title}`) })).toHaveValue('2');
    await expect(page.getByRole('checkbox', { name: `Select ${first!.title}` })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: `Select ${second!.title}` })).not.toBeChecked();
  },
);

test('SH-SCR-010 a shopper adds a product by keyboard alone, and the counter shows it', async ({
  shopper,
  page,
  system,
}) => {
  const [product] = await productsOnSale(system.api);
  await shopper.visit('/shop');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: `Add to cart: ${product!.title}`, exact: true });
  for (let presses = 0; presses < 150; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await shopper.seesInCart(1);
  await expect(page.getByRole('button', { name: `Remove from cart: ${product!.title}` })).toBeFocused();
});

test(
  'SH-SCR-011 SH-SCR-013 SH-SCR-014 the mini-cart lists its products and leads to the cart',
  IN_AUDIT,
  async ({ shopper, page, system }) => {
    const [product] = await productsOnSale(system.api);
    await shopper.visit('/shop');
    await shopper.addToCart(product!.title);
    await page.getByRole('link', { name: 'Cart, 1' }).click();
    const panel = page.getByRole('region', { name: 'Cart' });
    await expect(panel).toContainText(product!.title);
    await expect(panel).toContainText('Sold by');
    await expect(panel).toContainText('Sub total');
    await panel.getByRole('link', { name: 'View Cart' }).click();
    await expect(shopper.heading('Cart')).toBeVisible();
    await expect(panel).toHaveCount(0);
  },
);
