import type { Locator, Page } from '@playwright/test';
import { fatima } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { nextCode, verificationLink } from '../shopper/inbox';
import type { Shopper } from '../shopper/shopper';
import { aNewcomer } from '../shopper/sign-up';
import { expect } from '../system/expect';
import { test } from '../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The most taps of a returning shopper from a product to the paid order, with the payment page. */
const MOST_TAPS = 12;
/** The provider's test card that needs no further code. */
const CARD = { 'Card number': '4084084084084081', 'Expiry (MM/YY)': '12/30', CVV: '408' };

/** Counts what a shopper does with the fingers. */
class Effort {
  taps = 0;
  fields = 0;
  private readonly from = Date.now();

  async tap(on: Locator): Promise<void> {
    this.taps += 1;
    await on.tap();
  }

  /** Types into a field. A field that the page has not focused costs a tap. */
  async type(into: Locator, text: string): Promise<void> {
    await into.waitFor();
    if (!(await into.evaluate((field) => field === document.activeElement))) await this.tap(into);
    this.fields += 1;
    await into.fill(text);
  }

  toString(): string {
    return `${this.taps} taps, ${this.fields} fields, ${((Date.now() - this.from) / 1000).toFixed(1)} s`;
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the cart on: the cart is the shopper's, and a pickup station is chosen or `chooseStation` chooses it. */
async function paysForCart(effort: Effort, shopper: Shopper, chooseStation?: () => Promise<void>): Promise<void> {
  const { page } = shopper;
  await expect(shopper.heading('Confirm Order')).toBeVisible();
  await chooseStation?.();
  await effort.tap(button(page, 'ORDER NOW'));
  await expect(shopper.heading('Shipping')).toBeVisible();
  await effort.tap(page.getByRole('link', { name: 'CONTINUE TO PAYMENT' }));
  await expect(shopper.heading('Payment')).toBeVisible();
  await effort.tap(shopper.payButton());
  await shopper.isOnPaymentPage();
  for (const [label, text] of Object.entries(CARD)) await effort.type(page.getByLabel(label, { exact: true }), text);
  await effort.tap(page.getByRole('button', { name: /^Pay ₦/ }));
  await shopper.seesPaymentConfirmed();
}

function report(who: string, effort: Effort): void {
  test.info().annotations.push({ type: 'effort', description: `${who}: ${effort}` });
  process.stdout.write(`  from product to paid, ${who}: ${effort}\n`);
}

test(`a returning shopper pays for a product with at most ${MOST_TAPS} taps`, async ({ shopper, page, system }) => {
  test.slow();
  const [first, second] = await productsOnSale(system.api);
  await shopper.arrivesSignedIn(fatima, '/cart', first);
  await shopper.ordersCart();
  await shopper.leavesForPaymentPage();
  await shopper.paysWith('Successful, no validation');
  await shopper.seesPaymentConfirmed();

  await shopper.visit(`/${second!.slug}`);
  await shopper.pageIsComplete();
  const effort = new Effort();
  await effort.tap(button(page, 'Buy Now'));
  await effort.tap(button(page, 'Proceed to Checkout'));
  await paysForCart(effort, shopper);
  report('a returning shopper', effort);
  expect(effort.taps).toBeLessThanOrEqual(MOST_TAPS);
});

test('the taps and fields of a new shopper, from a product over the sign-up to the paid order', async ({
  shopper,
  page,
  system,
}) => {
  test.slow();
  const [product] = await productsOnSale(system.api);
  const newcomer = aNewcomer();
  await shopper.visit(`/${product!.slug}`);
  await shopper.pageIsComplete();
  const effort = new Effort();
  await effort.tap(button(page, 'Buy Now'));
  await effort.tap(button(page, 'Proceed to Checkout'));

  await effort.tap(page.getByRole('link', { name: 'Sign up' }));
  const form = page.getByRole('region', { name: 'Sign up' });
  await effort.type(form.getByLabel('Surname'), newcomer.surname);
  await effort.type(form.getByLabel('First Name'), 'Kẹ́hìndé');
  await effort.tap(form.getByRole('button', { name: 'Next' }));
  await effort.type(form.getByRole('textbox', { name: 'Email' }), newcomer.email);
  await effort.type(form.getByLabel('Password *', { exact: true }), newcomer.password);
  await effort.tap(form.getByRole('button', { name: 'Next' }));
  await effort.tap(form.getByRole('checkbox', { name: /I accept the/ }));
  await expect(form.getByText('Verified', { exact: true })).toBeVisible({ timeout: 60_000 });
  await effort.tap(form.getByRole('button', { name: 'Create account' }));

  await page.waitForURL('**/register-verify-email');
  effort.taps += 1; // on the link in the mail
  await page.goto(await verificationLink(system.inbox, newcomer.email));
  await effort.tap(button(page, 'Verify this email'));
  await page.waitForURL('**/verify-phone');
  const phone = `0809${String(Date.now()).slice(-7)}`;
  await effort.type(page.getByLabel('Mobile number'), phone);
  await effort.tap(button(page, 'Text me a code'));
  await effort.type(page.getByLabel('Six-digit code'), await nextCode(system.inbox, `234${phone.slice(1)}`, 0));

  await effort.tap(page.getByRole('link', { name: 'Continue where you left off' }));
  await page.waitForURL('**/checkout');
  await paysForCart(effort, shopper, async () => {
    const dialog = page.getByRole('dialog');
    await effort.tap(button(page, 'Choose a pickup station'));
    await effort.tap(dialog.getByRole('combobox', { name: 'State' }));
    await dialog.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Lagos' });
    effort.taps += 1; // on the state in the list
    await effort.tap(dialog.getByRole('radio').first());
    await effort.tap(button(page, 'Confirm pickup station'));
  });
  report('a new shopper', effort);
});
