import type { Page } from '@playwright/test';
import { productsOnSale } from '../shopper/catalogue';
import { freePorts } from '../system/free-ports';
import type { Part } from '../system/start-part';
import { IN_AUDIT } from '../system/in-audit';
import { expect, test as ofAll } from '../fixtures/test';

const RATE = '431';

/** Two shells with different settings: the second one starts after the API's settings have changed. */
const test = ofAll.extend<{ second: string }>({
  second: [
    async ({ system, open }, use) => {
      void open; // the first shell must start before the API's settings change
      await system.restartApi({ DOLLAR_RATE: RATE });
      const port = await freePorts();
      const part: Part = await system.startSecondShell(port);
      await use(`http://localhost:${port}`);
      await part.stop();
      await system.restartApi({});
    },
    { timeout: 300_000 },
  ],
});

const shopFile = ({ pathname }: URL) => pathname.startsWith('/shop-data/');

/** Address of the data file that a shell's document names. */
async function fileOf(shell: string): Promise<string> {
  const html = await (await fetch(`${shell}/shop`)).text();
  return (/"shop":\{"href":"([^"]+)"/.exec(html) ?? [])[1] ?? '';
}

/** No page waits until the other shells have its file, so the answer can be late. */
async function expectServed(address: string): Promise<void> {
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
}

/** Loads the data that all pages share from another shell than the page. Returns the loaded data. */
async function takeSharedDataFrom(page: Page, shell: string): Promise<{ settings: { rate: number } }[]> {
  const seen: { settings: { rate: number } }[] = [];
  await page.route(shopFile, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: shell + pathname });
    if (response.ok()) seen.push((await response.json()) as { settings: { rate: number } });
    await route.fulfill({ response });
  });
  return seen;
}

test(
  'two shells with different settings serve the data of each other’s pages',
  IN_AUDIT,
  async ({ shopper, page, system, second }) => {
    const [old, fresh] = [await fileOf(system.shop), await fileOf(second)];
    expect(old).not.toBe(fresh);
    await expectServed(second + old);
    const seen = await takeSharedDataFrom(page, second);
    await shopper.visit('/shop');
    expect(seen.map(({ settings }) => settings.rate)).toEqual([380]);
    const [product] = await productsOnSale(system.api);
    await shopper.addToCart(product!.title);

    await expectServed(system.shop + fresh);
    const other = (await (await fetch(system.shop + fresh)).json()) as { settings: { rate: number } };
    expect(other.settings.rate).toBe(Number(RATE));
  },
);

test('a page whose data no shell has hydrates with the current data', async ({ shopper, page, watch, system }) => {
  watch.allow(/Failed to load resource/, /integrity/i);
  await page.route(
    (url) => shopFile(url) && !url.pathname.endsWith('/now'),
    (route) => route.fulfill({ status: 404, json: { message: 'There is no such file' } }),
  );
  await shopper.visit('/shop');
  const [product] = await productsOnSale(system.api);
  await shopper.addToCart(product!.title);
});
