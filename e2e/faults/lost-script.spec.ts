import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test('the page retries lost scripts and data of the shell and then hydrates', async ({ shopper, page, watch }) => {
  watch.allow(/Failed to load resource/);
  const html = await (await fetch(`${shopper.system.shop}/shop`)).text();
  expect(html, 'the first script is in the document, so it cannot be lost').not.toMatch(/<script[^>]* src=/);
  const [, scripts] = /id="page-scripts">(.*?)<\/script>/.exec(html)!;
  const { run, shop } = JSON.parse(scripts!) as { run: { href: string }[]; shop: { href: string } };
  expect(run.length).toBeGreaterThan(1);
  for (const { href } of [...run, shop])
    await page.route(
      ({ pathname, search }) => pathname + search === href,
      (route) => route.abort('connectionreset'),
      { times: 1 },
    );
  await shopper.visit('/shop');
  const [product] = await productsOnSale(shopper.system.api);
  await shopper.addToCart(product!.title);
});

test('a search finds its page when the code for addresses is lost', IN_AUDIT, async ({ shopper, page, watch }) => {
  watch.allow(/Failed to load resource|Failed to load a page part/);
  await page.route('**/assets/deferred.*.js', (route) => route.abort('connectionreset'));
  await shopper.visit('/shop');
  await shopper.pageIsHydrated();
  // By its label: the suggestions turn the search box into a combobox when they are there.
  const box = page.getByLabel('Search products');
  await box.fill(' ankara ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/ankara$/);
});

test('the shell serves the files of its builds of the last week', async ({ system }) => {
  const kept = path.join(system.store.folder, 'shell-files');
  expect(readdirSync(kept).filter((name) => name.startsWith('menu.')).length).toBeGreaterThan(0);
  writeFileSync(path.join(kept, 'menu.0a1b2c3d4e.js'), 'the menu of yesterday');
  const answer = await fetch(`${system.shop}/assets/menu.0a1b2c3d4e.js`);
  expect(await answer.text()).toBe('the menu of yesterday');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tab whose menu is gone with an earlier build reloads once, keeps the typed text, and opens the menu', async ({
    shopper,
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ChunkLoadError|Loading chunk/);
    await shopper.visit('/contact-us');
    await shopper.pageIsComplete();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Adébáyọ̀');
    await page.route('**/assets/menu.*', (route) => route.fulfill({ status: 404, body: '' }));
    const reloaded = page.waitForEvent('domcontentloaded');
    const menu = page.getByRole('link', { name: 'Menu', exact: true });
    await menu.click();
    await reloaded;
    await page.unrouteAll({ behavior: 'wait' });
    await shopper.pageIsHydrated();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Adébáyọ̀');
    await menu.click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  });
});
