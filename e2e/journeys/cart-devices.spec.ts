import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { emptyCartOf, putIntoCart } from '../shopper/empty-cart';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

interface Line {
  id: number;
  product: { id: number };
  selected: boolean | null;
}

test('the selection of a cart follows its shopper to another device', async ({ shopper, page, system }) => {
  const [first, second] = await productsOnSale(system.api);
  const token = await emptyCartOf(ada, system);
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${system.api}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return ((await answer.json()) as { data: Line[] }).data;
  };
  for (const { id } of [first!, second!]) await call('POST', '/cart', { product_id: id });
  const lineOf = async (productId: number) =>
    (await call('GET', '/cart')).find(({ product }) => product.id === productId);
  await call('PATCH', '/cart/selection', { selected: [(await lineOf(first!.id))!.id] });

  await shopper.visit('/account');
  await shopper.signIn(ada);
  await page.waitForURL((url) => url.pathname !== '/account');
  await shopper.visit('/cart');
  await expect(page.getByText('1 of 2 selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${first!.title}` })).toBeChecked();

  await page.getByRole('checkbox', { name: `Select ${second!.title}` }).check();
  await page.getByRole('checkbox', { name: `Select ${first!.title}` }).uncheck();
  await expect.poll(async () => (await lineOf(second!.id))?.selected).toBe(true);
  await expect.poll(async () => (await lineOf(first!.id))?.selected).toBe(false);
});

test('a cart without a selection is selected on a new device', IN_AUDIT, async ({ shopper, page, system }) => {
  const products = (await productsOnSale(system.api)).slice(0, 2);
  const token = await emptyCartOf(ada, system);
  for (const { id } of products) await putIntoCart(token, id, system);

  await shopper.visit('/account');
  await shopper.signIn(ada);
  await page.waitForURL((url) => url.pathname !== '/account');
  await shopper.visit('/cart');
  await expect(page.getByText('2 of 2 selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
});
