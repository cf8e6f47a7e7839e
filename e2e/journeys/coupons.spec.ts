import { ada } from '../shopper/accounts';
import { type OnSale, productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

/** A product of the store whose coupon takes ₦2,000 off, and enough units for its minimum spend of ₦20,000. */
async function productOfStore(api: string, store: string): Promise<{ product: OnSale; units: number }> {
  const vendors = (await (await fetch(`${api}/users/vendors`)).json()) as {
    data: { profile_id: number; store_name: string }[];
  };
  const { profile_id } = vendors.data.find(({ store_name }) => store_name === store)!;
  const list = (await (await fetch(`${api}/products?perPage=40&vendor=${profile_id}`)).json()) as { data: OnSale[] };
  const product = list.data.find(({ has_variants, quantity, selling_price }) => {
    return !has_variants && quantity * selling_price >= 20_000 && selling_price >= 5_000;
  })!;
  return { product, units: Math.ceil(20_000 / product.selling_price) };
}

test('a guest finds a coupon, signs in, gets its code and saves in the cart', async ({ shopper, page, system }) => {
  await shopper.visit('/coupon');
  await page.getByRole('searchbox', { name: 'Search coupons' }).fill('2,000');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/coupon?q=2%2C000');
  const card = page.getByRole('article').filter({ hasText: '₦2,000 off' });
  await expect(page.getByRole('article')).toHaveCount(1);
  const store = (await card.locator('header span').nth(1).textContent())!;
  await page.reload();
  await shopper.pageIsHydrated();
  await expect(page.getByRole('article')).toHaveCount(1);

  await card.getByRole('button', { name: /^Get Code/ }).click();
  await expect(page).toHaveURL(/\/account/);
  await shopper.signIn(ada);
  const dialog = page.getByRole('dialog', { name: 'Get Code' });
  await expect(dialog.getByLabel('Your code')).toHaveText('STORE2000');
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  const { product, units } = await productOfStore(system.api, store);
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('extension') }));
  await fetch(`${system.api}/cart`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ product_id: product.id, quantity: units }),
  });
  await shopper.visit('/cart');
  await shopper.selectEverything();
  await page.getByRole('button', { name: 'Apply STORE2000', exact: true }).click();
  await expect(page.getByText('You save ₦2,000.00 on the selected products.')).toBeVisible();
  await shopper.goToCheckout();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('-₦2,000.00');
});

test(
  'a coupon that fits no selected product leaves the cart with a notice',
  IN_AUDIT,
  async ({ shopper, page, system, watch }) => {
    watch.allow(/^error: Failed to load resource: .* 422 .*coupons\/redeem/);
    const product = (await productsOnSale(system.api))[0]!;
    await shopper.visit('/shop');
    await shopper.addToCart(product.title);
    await page.evaluate(() => {
      const draft = { paymentMethod: null, shippingOption: null, deliveryType: null, pickup: null, addressId: null };
      const kept = { ...draft, deliveryTime: 'home delivery', couponCode: 'GONE' };
      localStorage.setItem('checkout', JSON.stringify(kept));
    });
    await shopper.visit('/cart');
    await shopper.selectEverything();
    await expect(page.getByText('The coupon GONE no longer applies and was removed.')).toBeVisible();
    await page.reload();
    await shopper.pageIsHydrated();
    await expect(page.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('');
  },
);
