import { type Account, ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { tokenOf } from '../shopper/empty-cart';
import type { System } from '../system/start-system';
import { expect } from '../system/expect';
import { test } from '../fixtures/test-of-its-own';

/** Gives an account an address in a state. */
async function addAddress(account: Account, state: string, system: System): Promise<void> {
  const json = async (path: string, init?: RequestInit) => (await fetch(`${system.api}${path}`, init)).json();
  const { data: states } = (await json('/states')) as { data: { id: number; name: string }[] };
  const { data } = await json(`/states/${states.find(({ name }) => name === state)!.id}`);
  const headers = {
    authorization: `Bearer ${await tokenOf(account, system)}`,
    'content-type': 'application/json',
  };
  const address = { address: '7 Broad Street', phone: '08031234567', state: data.id, lga: data.landmarks[0].id };
  await json('/addresses', { method: 'POST', headers, body: JSON.stringify(address) });
}

test('a shopper has an order brought to the door by Rabitlala and pays for it', async ({ shopper, page, system }) => {
  test.slow();
  await addAddress(ada, 'Lagos', system);
  const products = await productsOnSale(system.api);
  const [product] = products.filter(({ selling_price }) => selling_price < 9_000);
  await shopper.arrivesSignedIn(ada, '/cart', product);
  await shopper.selectEverything();
  await shopper.goToCheckout();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('radio', { name: /^Rabitlala/ }).check();
  await page.getByRole('radio', { name: /^Drop off/ }).check();
  const time = page.getByRole('dialog', { name: 'Preferred Delivery Time' });
  await time.getByRole('radio', { name: /office hours/ }).check();
  await time.getByRole('button', { name: 'Confirm delivery time' }).click();
  await page.getByRole('group', { name: 'Delivery address' }).getByRole('radio').first().check();
  await expect(page.getByText(/^Estimated delivery: \w+/)).toBeVisible();
  await shopper.ordersNow();
  const information = page.getByRole('region', { name: 'Shipping information' });
  for (const text of ['Drop off', 'Rabitlala', 'Delivery during office hours', 'Delivery address'])
    await expect(information.getByText(text, { exact: true })).toBeVisible();
  await shopper.continuesToPayment();
  await shopper.leavesForPaymentPage();
});
