import type { Locator, Page } from '@playwright/test';
import { expect } from '../system/expect';
import type { System } from '../system/start-system';
import type { Account } from './accounts';
import type { OnSale } from './catalogue';
import { hydrates, isComplete } from './hydrates';
import { emptyCartOf, putIntoCart } from './empty-cart';
import { codesSentTo, nextCode } from './inbox';

/** A shopper in front of a browser. */
export class Shopper {
  constructor(
    readonly page: Page,
    readonly system: System,
  ) {}

  /** Opens an address of the shop and waits until the page is hydrated. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await this.pageIsHydrated();
  }

  /** Waits until React has hydrated the server's page. */
  async pageIsHydrated(): Promise<void> {
    await hydrates(this.page.locator('#content'));
    await expect(this.page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
  }

  /** Waits until the page is complete, with the parts that come after the first view. */
  async pageIsComplete(): Promise<void> {
    await isComplete(this.page);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Presses the button of a card in a list. */
  async addToCart(title: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `Add to cart: ${title}`, exact: true })
      .first()
      .click();
    await expect(this.page.getByText(`${title} added to cart`)).toBeVisible();
  }

  async seesInCart(count: number): Promise<void> {
    await expect(this.page.getByRole('link', { name: `Cart, ${count}`, exact: true })).toBeVisible();
  }

  async openCart(): Promise<void> {
    await this.page.getByRole('link', { name: /^Cart, / }).click();
    await this.page.getByRole('link', { name: 'View Cart', exact: true }).click();
    await expect(this.heading('Cart')).toBeVisible();
  }

  /** Selects all cart lines. New lines are already selected. */
  async selectEverything(): Promise<void> {
    const all = this.page.getByRole('button', { name: 'Select All', exact: true });
    const everything = this.page.getByRole('button', { name: 'Unselect All', exact: true });
    await expect(all.or(everything)).toBeVisible();
    if (await all.isVisible()) await all.click();
    await expect(everything).toBeVisible();
  }

  async goToCheckout(): Promise<void> {
    await this.page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  }

  /** Signs in with the password and the code from the inbox, on the sign-in page or in its window. */
  async signIn(account: Account, on: Page = this.page): Promise<void> {
    const { inbox } = this.system;
    const before = (await codesSentTo(inbox, account.email)).length;
    // The page before can still show its footer, whose newsletter form also asks for an email address.
    const form = on.locator('form', { has: on.getByLabel('Password *', { exact: true }) });
    await form.getByLabel('Email').fill(account.email);
    await form.getByLabel('Password *', { exact: true }).fill(account.password);
    await on.getByRole('button', { name: 'Sign in', exact: true }).click();
    const dialog = on.getByRole('dialog', { name: 'Enter your code' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('One-time code').fill(await nextCode(inbox, account.email, before));
  }

  async isSignedInAs({ surname }: Account): Promise<void> {
    await expect(this.page.getByRole('link', { name: `Welcome, ${surname}` })).toBeVisible();
  }

  /** Opens a page as a shopper who signed in earlier, with an empty cart or one product in it. */
  async arrivesSignedIn(account: Account, path = '/', inCart?: OnSale): Promise<void> {
    const token = await emptyCartOf(account, this.system);
    if (inCart) await putIntoCart(token, inCart.id, this.system);
    await this.keepsToken(token);
    await this.visit(path);
    await this.isSignedInAs(account);
  }

  /** Stores an earlier session in the browser, once, so that a sign-out lasts. */
  async keepsToken(token: string): Promise<void> {
    const keep = ({ shop, kept }: { shop: string; kept: string }) => {
      const arrived = `arrived-${kept.slice(0, 8)}=yes`; // a sign-out erases session storage
      if (location.origin !== shop || document.cookie.includes(arrived)) return;
      document.cookie = `${arrived}; path=/`;
      localStorage.setItem('extension', kept);
    };
    await this.page.addInitScript(keep, { shop: this.system.shop, kept: token });
  }

  /** Confirm Order: chooses card, courier and a pickup station. */
  async choosesDelivery(state = 'Lagos'): Promise<void> {
    const { page } = this;
    await expect(this.heading('Confirm Order')).toBeVisible();
    await page.getByRole('radio', { name: /Card/ }).check();
    await page.getByRole('radio', { name: /GIG Logistics/ }).check();
    await page.getByRole('radio', { name: /^Pickup/ }).check();
    await page.getByRole('button', { name: /^(Choose a|Change) pickup station$/ }).click();
    await page.getByRole('combobox', { name: 'State' }).selectOption({ label: state });
    await page.getByRole('dialog').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Confirm pickup station' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  async ordersNow(): Promise<void> {
    await this.page.getByRole('button', { name: 'ORDER NOW' }).click();
    await expect(this.heading('Shipping')).toBeVisible();
  }

  async continuesToPayment(): Promise<void> {
    await this.page.getByRole('link', { name: 'CONTINUE TO PAYMENT' }).click();
    await expect(this.heading('Payment')).toBeVisible();
  }

  readonly payButton = () => this.page.getByRole('button', { name: 'PROCEED WITH PAYSTACK' });

  async leavesForPaymentPage(): Promise<void> {
    await this.payButton().click();
    await this.isOnPaymentPage();
  }

  async isOnPaymentPage(): Promise<void> {
    await this.page.waitForURL(`${this.system.paystack}/pay/**`);
    await expect(this.page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  }

  /** Presses one of the provider's published test cards. */
  async paysWith(card: string): Promise<void> {
    await this.page.getByRole('button', { name: `Pay with: ${card}`, exact: true }).click();
  }

  async seesPaymentConfirmed(): Promise<void> {
    await this.page.waitForURL('**/payment-success**');
    await expect(this.page.getByText('Thank you for your payment.')).toBeVisible({ timeout: 30_000 });
  }

  /** Goes from the cart to the last page before the payment provider. */
  async ordersCart(): Promise<void> {
    await expect(this.heading('Cart')).toBeVisible();
    await this.selectEverything();
    await this.goToCheckout();
    await this.choosesDelivery();
    await this.ordersNow();
    await this.continuesToPayment();
  }

  /** The row of the newest order on /my-orders. */
  newestOrder(): Locator {
    return this.page.getByRole('table').locator('tbody').first();
  }
}
