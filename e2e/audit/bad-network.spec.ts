import type { Page, Route } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { putIntoCart, tokenOf } from '../shopper/empty-cart';
import { Shopper } from '../shopper/shopper';
import { expect, test } from '../system/test';

const PURCHASES = Number(process.env.BAD_NETWORK_PURCHASES || 50);
const DELAY_MS = 400;
const LOSS = 0.05;
/** A shopper gives up on a page after that time, and loads it again. */
const PATIENCE_MS = 20_000;
const MOST_TRIES = 12;

interface Order {
  id: number;
  status: string;
}

/** Delays each request, and loses some: half of them before they reach the server, half of them their answer. */
async function disturb(page: Page, shop: string): Promise<() => number> {
  let lost = 0;
  await page.route(`${shop}/**`, async (route: Route) => {
    await sleep(DELAY_MS);
    const luck = Math.random();
    if (luck >= LOSS) return route.continue();
    lost += 1;
    if (luck < LOSS / 2) await route.fetch({ maxRedirects: 0 }).catch(() => undefined);
    await route.abort('connectionreset');
  });
  return () => lost;
}

/** Does one step as a patient shopper does: when nothing comes of it, the page is loaded again. */
async function step(shopper: Shopper, act: () => Promise<void>, done: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await act();
      await done();
      return;
    } catch (error) {
      if (
        await done()
          .then(() => true)
          .catch(() => false)
      )
        return;
      if (tries === MOST_TRIES) throw error;
      await shopper.page.reload({ timeout: PATIENCE_MS }).catch(() => undefined);
    }
  }
}

async function buy(shopper: Shopper): Promise<void> {
  const { page, system } = shopper;
  const shows = (name: string) => () => expect(shopper.heading(name)).toBeVisible({ timeout: PATIENCE_MS });
  const press = { timeout: PATIENCE_MS };
  await step(shopper, async () => void (await page.goto('/cart', press)), shows('Cart'));
  await step(
    shopper,
    () => page.getByRole('button', { name: 'Proceed to Checkout' }).click(press),
    shows('Confirm Order'),
  );
  await step(
    shopper,
    async () => {
      const change = page.getByRole('button', { name: /^(Choose a|Change) pickup location$/ });
      await change.waitFor(press);
      if ((await change.textContent())?.startsWith('Choose')) {
        await change.click(press);
        await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Lagos' }, press);
        await page.getByRole('dialog').getByRole('radio').first().check(press);
        await page.getByRole('button', { name: 'Confirm pickup location' }).click(press);
      }
      await page.getByRole('button', { name: 'ORDER NOW' }).click(press);
    },
    shows('Shipping'),
  );
  await step(shopper, () => page.getByRole('link', { name: 'CONTINUE TO PAYMENT' }).click(press), shows('Payment'));
  await step(
    shopper,
    () => shopper.payButton().click(press),
    () => page.waitForURL(`${system.paystack}/pay/**`, press),
  );
  await shopper.paysWith('Successful, no validation');
  await step(
    shopper,
    async () => undefined,
    () => expect(page.getByText('Thank you for your payment.')).toBeVisible({ timeout: PATIENCE_MS }),
  );
}

test(`${PURCHASES} purchases over a bad network make as many paid orders`, async ({ system, browser }, info) => {
  test.setTimeout(PURCHASES * 180_000);
  const token = await tokenOf(ada, system);
  const products = await productsOnSale(system.api);
  const orders = async (): Promise<Order[]> => {
    const answer = await fetch(`${system.api}/orders`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: Order[] }).data;
  };
  const before = (await orders()).map(({ id }) => id);
  let lost = 0;
  for (let number = 1; number <= PURCHASES; number += 1) {
    await putIntoCart(token, products[number % products.length]!.id, system);
    const context = await browser.newContext({ baseURL: system.shop, viewport: { width: 390, height: 844 } });
    const shopper = new Shopper(await context.newPage(), system);
    await shopper.keepsToken(token);
    const losses = await disturb(shopper.page, system.shop);
    await buy(shopper);
    lost += losses();
    await context.close();
  }
  const made = (await orders()).filter(({ id }) => !before.includes(id));
  const figures = { purchases: PURCHASES, 'lost requests': lost, orders: made.length };
  info.annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  expect(made.map(({ status }) => status)).toEqual(Array.from({ length: PURCHASES }, () => 'Paid'));
});
