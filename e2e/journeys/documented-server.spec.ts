import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { emptyCartOf } from '../shopper/empty-cart';
import { type DocumentedServer, startDocumentedServer } from '../system/documented-server';
import { expect, test as ofAll } from '../fixtures/test';

const test = ofAll.extend<{ documented: DocumentedServer }>({
  documented: async ({ system }, use) => {
    const server = await startDocumentedServer(system.api);
    await use(server);
    server.stop();
  },
  // On a busy machine, a service of a slice can take more than the 10 s of a shop.
  shell: async ({ documented }, use) => use({ settings: { API_BASE_URL: documented.url, SLICE_TIMEOUT_MS: '30000' } }),
});
test.use({ viewport: { width: 390, height: 844 } });

test('API-RULE-002 a shopper buys, changes the profile and adds an address on a server with only the documented calls', async ({
  shopper,
  page,
  system,
  documented,
  watch,
}) => {
  watch.allow(/Failed to load resource: .* 404 .*\/api\/checkout\/options/);
  const [product] = await productsOnSale(system.api);
  const token = await emptyCartOf(ada, system);
  const confirmTime = page.getByRole('button', { name: 'Confirm delivery time' });
  await page.addLocatorHandler(confirmTime, () => confirmTime.click());

  await shopper.visit('/');
  await page.getByLabel('Search products').fill(product!.title);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('main').getByRole('link', { name: product!.title, exact: true }).first().click();
  await expect(shopper.heading(product!.title)).toBeVisible();
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
  await expect(shopper.newestOrder()).toContainText(product!.title);

  await shopper.visit('/profile');
  await page.getByRole('radio', { name: 'Unspecified' }).check();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Account successfully updated')).toBeVisible();

  await shopper.visit('/addresses/add');
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Lagos' });
  await page.getByRole('combobox', { name: 'LGA' }).selectOption({ label: 'Ikeja' });
  await page.getByLabel('Address line').fill('12 Documented Way');
  await page.getByLabel('Mobile number').fill('0803 123 4567');
  await page.getByRole('button', { name: 'Save address' }).click();
  const card = page.getByRole('article', { name: '12 Documented Way' });
  await expect(card).toContainText('Ikeja, Lagos');
  await expect(card.getByRole('button', { name: /Delete/ })).toHaveCount(0);

  // The shell asks for the level of the server, and the checkout falls back to the documented options.
  expect([...documented.refused].filter((call) => !/^GET \/(settings|frame|checkout\/options)$/.test(call))).toEqual(
    [],
  );
  await removeAddress();

  /** For the other tests of this system. */
  async function removeAddress(): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await (await fetch(`${system.api}/addresses`, { headers })).json();
    const added = (data as { id: number; address: string }[]).filter(({ address }) => address === '12 Documented Way');
    for (const { id } of added) await fetch(`${system.api}/addresses/${id}`, { method: 'DELETE', headers });
  }
});
