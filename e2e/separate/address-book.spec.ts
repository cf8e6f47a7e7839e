import type { Page } from '@playwright/test';
import { ada, bayo } from '../shopper/accounts';
import { tokenOf } from '../shopper/empty-cart';
import { expect } from '../system/expect';
import type { System } from '../system/start-system';
import { test } from '../fixtures/test-of-its-own';

const card = (page: Page, address: string) => page.getByRole('article', { name: address });
const lga = (page: Page) => page.getByRole('combobox', { name: 'LGA' });
const save = (page: Page) => page.getByRole('button', { name: 'Save address' }).click();

async function fillsIn(page: Page, address: string): Promise<void> {
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Lagos' });
  await lga(page).selectOption({ label: 'Ikeja' });
  await page.getByLabel('Address line').fill(address);
  await page.getByLabel('Mobile number').fill('0803 123 4567');
}

/** An address of another shopper; returns its id. */
async function anAddressOfBayo(system: System): Promise<number> {
  const json = async (path: string, init?: RequestInit) => (await fetch(`${system.api}${path}`, init)).json();
  const { data: states } = await json('/states');
  const { data: state } = await json(`/states/${states[0].id}`);
  const body = { address: '1 Secret Street', phone: '08031234567', state: state.id, lga: state.landmarks[0].id };
  const headers = {
    authorization: `Bearer ${await tokenOf(bayo, system)}`,
    'content-type': 'application/json',
  };
  return (await json('/addresses', { method: 'POST', headers, body: JSON.stringify(body) })).data.id;
}

test.use({ viewport: { width: 390, height: 844 } });

test('ACC-SCR-031 ACC-SCR-034 ACC-SCR-037 a shopper adds, changes and deletes addresses', async ({
  shopper,
  page,
  watch,
}) => {
  watch.allow(/^error: Failed to load resource: .* 503 /);
  await shopper.arrivesSignedIn(ada, '/addresses');
  await page.getByRole('link', { name: 'Add Address' }).click();
  await expect(shopper.heading('Add Address')).toBeVisible();
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await save(page);
  await expect(page.getByText('Address is required')).toBeVisible();

  // A failure and a reload lose nothing.
  await fillsIn(page, '12 Awolowo Road');
  await page.route('**/api/addresses', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }), {
    times: 1,
  });
  await save(page);
  await expect(page.getByText('What you typed is still here.')).toBeVisible();
  await page.reload();
  await shopper.pageIsHydrated();
  await expect(page.getByLabel('Address line')).toHaveValue('12 Awolowo Road');
  await expect(lga(page).getByRole('option', { name: 'Ikeja' })).toBeAttached();
  await save(page);
  await expect(card(page, '12 Awolowo Road').getByText('Default')).toBeVisible();

  await page.getByRole('link', { name: 'Add Address' }).click();
  await fillsIn(page, '3 Marina');
  await save(page);
  await page.getByRole('button', { name: 'Make default: 3 Marina' }).click();
  await expect(card(page, '3 Marina').getByText('Default')).toBeVisible();

  await page.getByRole('link', { name: 'Edit 3 Marina' }).click();
  await expect(shopper.heading('Edit Address')).toBeVisible();
  await page.getByRole('button', { name: /^State: Lagos/ }).click();
  await lga(page).selectOption({ label: 'Eti-Osa' });
  await page.getByLabel('City').fill('');
  await save(page);
  await expect(card(page, '3 Marina').getByText('Eti-Osa, Lagos')).toBeVisible();

  for (const address of ['3 Marina', '12 Awolowo Road']) {
    await page.getByRole('button', { name: `Delete ${address}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click();
    await expect(card(page, address)).toHaveCount(0);
  }
  await expect(page.getByText('You have no addresses yet')).toBeVisible();
});

test("another shopper's address shows the not-found page", async ({ shopper, page, system, watch }) => {
  watch.allow(/^error: Failed to load resource: .* 404 /);
  const id = await anAddressOfBayo(system);
  await shopper.arrivesSignedIn(ada, `/addresses/edit/${id}`);
  await expect(shopper.heading('ohh! page not found')).toBeVisible();
  await expect(page.getByText('1 Secret Street')).toHaveCount(0);
});
