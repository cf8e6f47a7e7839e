import type { Order } from '@nkm/contracts';
import type { Page } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { emptyCartOf } from '../shopper/empty-cart';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

const TEXT = 'Fine cloth, and it came in two days.';

/** Ada's newest invoice with that status, from the API. */
async function invoiceOf(api: string, token: string, status: string) {
  const answer = await fetch(`${api}/orders`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: Order[] };
  for (const order of data)
    for (const invoice of order.invoices)
      if (invoice.status === status) return { path: `/order-details/${order.id}/${invoice.id}`, invoice };
  throw new Error(`Ada has no invoice that is ${status}.`);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('ORD-RULE-007 ORD-RULE-010 ORD-RULE-011 ORD-CALL-001 a shopper confirms receipt, reviews the product and finds the review on its page', async ({
  shopper,
  page,
  system,
}) => {
  const token = await emptyCartOf(ada, system);
  const { path, invoice } = await invoiceOf(system.api, token, 'Delivered');
  await shopper.arrivesSignedIn(ada, path);
  await button(page, 'CONFIRM RECEIPT').click();
  await button(page, 'Order received').click();
  const done = page.getByRole('dialog', { name: 'Order Completed!' });
  await expect(done.getByText('You have earned 10 NKM Coin.')).toBeVisible();
  await done.getByRole('button', { name: 'Leave Feedback' }).click();

  const form = page.getByRole('dialog', { name: 'Leave Feedback' });
  const text = form.getByRole('textbox', { name: /Your review/ });
  await form.getByRole('radio', { name: '4 stars' }).press('Space');
  await text.fill('x'.repeat(10));
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Your text must be over 10 characters.')).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill(TEXT);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Product has been successfully reviewed')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Reviewed', { exact: true })).toBeVisible();
  await expect(button(page, 'CONFIRM RECEIPT')).toHaveCount(0);
  await expect(shopper.heading('Order Details')).toBeFocused();

  await page.getByRole('heading', { level: 3, name: invoice.products[0]!.name }).getByRole('link').click();
  await page.getByRole('tab', { name: /Reviews/ }).click();
  await expect(page.getByRole('tabpanel', { name: /Reviews/ }).getByText(TEXT)).toBeVisible();
});

test(
  'ORD-RULE-006 ORD-CALL-008 a shopper rates the seller once, and the text survives a lost connection',
  IN_AUDIT,
  async ({ shopper, page, context, system, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    const token = await emptyCartOf(ada, system);
    const { path, invoice } = await invoiceOf(system.api, token, 'Fulfilled');
    await shopper.arrivesSignedIn(ada, path);
    await button(page, 'RATE SELLER').click();
    const form = page.getByRole('dialog', { name: 'Rate Seller' });
    await form.getByRole('radio', { name: '5 stars' }).press('Space');
    await form.getByRole('textbox').fill(TEXT);
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(
      page
        .getByRole('alert')
        .getByText(/offline/i)
        .first(),
    ).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue(TEXT);
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Vendor Rated Successfully')).toBeVisible();
    await expect(button(page, 'RATE SELLER')).toHaveCount(0);
    await page.goto(`/store-detail-info?vendor=${invoice.vendor.id}`);
    await expect(page.getByText('Store rating').first()).toBeVisible();
  },
);

test(
  'ORD-RULE-019 a review survives the end of the session and is sent after the next sign-in',
  IN_AUDIT,
  async ({ shopper, page, system, watch }) => {
    watch.allow(/ 401 /);
    const token = await emptyCartOf(ada, system);
    const { path } = await invoiceOf(system.api, token, 'Fulfilled');
    await shopper.arrivesSignedIn(ada, path);
    const kept = await page.evaluate(() => localStorage.getItem('extension'));
    await button(page, /^LEAVE FEEDBACK/).click();
    const form = page.getByRole('dialog', { name: 'Leave Feedback' });
    await form.getByRole('radio', { name: '5 stars' }).press('Space');
    await form.getByRole('textbox').fill(TEXT);
    // Not sooner: the page asks for the order every few seconds, and would leave before the review is sent.
    await page.route(
      '**/api/products/review',
      async (route) => {
        const headers = { authorization: `Bearer ${kept}` };
        expect((await fetch(`${system.api}/logout`, { method: 'POST', headers })).status).toBe(204);
        await route.continue();
      },
      { times: 1 },
    );
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/account/);
    await shopper.pageIsHydrated();
    await shopper.signIn(ada);
    await expect(page).toHaveURL(path);
    await button(page, /^LEAVE FEEDBACK/).click();
    await expect(form.getByRole('textbox')).toHaveValue(TEXT);
    await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Product has been successfully reviewed')).toBeVisible();
    await expect(shopper.heading('Order Details')).toBeFocused();
  },
);
