import type { Page } from '@playwright/test';
import { buysByKeyboard } from '../shopper/buy-by-keyboard';
import { productWithVariants } from '../shopper/catalogue';
import { tabTo } from '../shopper/keyboard';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

/** Selects by slug, because several stores can sell a product under one title. */
const titleLink = (page: Page, slug: string) =>
  page.getByRole('region', { name: 'Products' }).getByRole('heading').locator(`a[href="/${slug}"]`);

test(
  'a shopper gets from a search to the cart by keyboard alone and skips the filters',
  IN_AUDIT,
  async ({ shopper, page, system }) => {
    const { title, slug } = await productWithVariants(system.api);
    const { keyboard } = page;
    await shopper.visit('/');
    await tabTo(page, page.getByLabel('Search products'));
    await keyboard.type(title);
    await keyboard.press('Enter');
    await expect(shopper.heading(`Results for “${title}”`)).toBeVisible();

    const filters = page.getByRole('form', { name: 'Filters' });
    const inStock = filters.getByRole('checkbox', { name: /^In stock/ });
    await expect(inStock).toBeVisible();
    await tabTo(page, inStock);
    await keyboard.press('Space');
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
    await expect(inStock).toBeFocused();

    const skip = page.getByRole('link', { name: 'Skip to products' });
    await tabTo(page, skip, 'Shift+Tab');
    await expect(skip).toBeInViewport({ ratio: 1 });
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'Products' }).locator(':focus')).toHaveCount(1);
    await tabTo(page, titleLink(page, slug));
    await keyboard.press('Enter');
    await expect(shopper.heading(title)).toBeVisible();

    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    await tabTo(page, add);
    await keyboard.press('Enter');
    const why = page.getByRole('alert');
    await expect(why).toHaveText(/^Choose the .* first\. Nothing was added to the cart\.$/);
    for (const group of await page
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all()) {
      const radio = group.getByRole('radio', { name: /^[^,]+$/ }).first();
      await tabTo(page, radio);
      await keyboard.press('Space');
      await expect(radio).toBeChecked();
    }
    await expect(why).toHaveCount(0);
    await expect(page).toHaveURL(/variant=\d+/);
    await tabTo(page, add);
    await keyboard.press('Enter');
    await shopper.seesInCart(1);
    await expect(page.getByRole('button', { name: 'Remove from cart', exact: true })).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: 'Cart, 1' }), 'Shift+Tab');
    await keyboard.press('Enter');
    const viewCart = page.getByRole('link', { name: 'View Cart', exact: true });
    await expect(viewCart).toBeVisible();
    await tabTo(page, viewCart);
    await keyboard.press('Enter');
    await expect(shopper.heading('Cart')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  },
);

test('a shopper buys from the home page to the paid order by keyboard alone', async ({ shopper }) => {
  await buysByKeyboard(shopper);
});

/** Records all live-region announcements in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';
    new MutationObserver((changes) => {
      const places = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      const regions = new Set(places.map((place) => place?.closest(LIVE)));
      for (const region of regions) if (region?.textContent) told.push(region.textContent);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
}

test('a screen reader announces the changes of each step of finding and buying', async ({ shopper, page, system }) => {
  const { title, slug } = await productWithVariants(system.api);
  const told = await listen(page);
  await shopper.visit('/search/shoes');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - complementary "Filters":
        - link "Skip to products"
      - heading "Results for “shoes”" [level=1]
      - status: /\\d+ products? found/
  `);
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('checkbox', { name: /^In stock/ })
    .check();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
  await expect.poll(told).toContainEqual(expect.stringMatching(/^\d+ products? found$/));

  await page.getByLabel('Search products').fill(title);
  await page.keyboard.press('Enter');
  await titleLink(page, slug).click();
  await expect.poll(told).toContainEqual(expect.stringContaining(`| ${title}`));

  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Choose the .* first\. Nothing was added to the cart\.$/);
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    await group
      .getByRole('radio', { name: /^[^,]+$/ })
      .first()
      .click();
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  const soldOut = page.getByRole('radio', { name: /, Out Of Stock$/ }).first();
  await soldOut.click();
  await expect(soldOut).toBeChecked();
  await expect.poll(told).toContainEqual('Out Of Stock');
  const sizes = page.getByRole('group').filter({ has: page.getByRole('radio', { name: /, Out Of Stock$/ }) });
  const onSale = sizes
    .first()
    .getByRole('radio', { name: /^[^,]+$/ })
    .first();
  await onSale.click();
  await expect(onSale).toBeChecked();
  await expect.poll(async () => (await told()).at(-1)).toMatch(/^In stock$|left$/);

  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const isAdded = (text: string) => text.startsWith(title) && text.endsWith(' added to cart');
  await expect.poll(async () => (await told()).some(isAdded)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1', exact: true })).toBeVisible();
});
