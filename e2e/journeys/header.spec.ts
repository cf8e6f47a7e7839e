import type { Page } from '@playwright/test';
import { productsOnSale } from '../shopper/catalogue';
import { hasNoFault } from '../shopper/has-no-fault';
import { hydrates } from '../shopper/hydrates';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the wanted control has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press(key);
    if (name.test((await focused(page).getAttribute('aria-label')) ?? (await focused(page).innerText()))) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** The category bar hydrates when the page is idle. Until then it consists of links. */
const menuIsHydrated = (page: Page) => hydrates(page.getByRole('link', { name: 'Categories', exact: true }));

test.describe('at 1280 px, by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('SH-SCR-006 SH-SCR-007 the category menu leads to a subcategory', async ({ shopper, page }) => {
    await shopper.visit('/');
    await menuIsHydrated(page);
    await tabTo(page, /^Categories/);
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('data-category', '0');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('data-category', '1');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText(/^All of /);
    await expect(page.locator('[data-shown] li a').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const subcategory = (await focused(page).innerText()).trim();
    await hasNoFault(page);
    await page.keyboard.press('Escape');
    await expect(focused(page)).toHaveText('Categories');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('data-category', '0');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAttribute('data-category', '1');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText(/^All of /);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\/[a-z-]+$/);
    await expect(shopper.heading(subcategory)).toBeVisible();
  });

  test('arrow keys reach the suggestions, and recent searches can be cleared', IN_AUDIT, async ({ shopper, page }) => {
    await shopper.visit('/');
    const box = page.getByLabel('Search products');
    await tabTo(page, /^Search products$/);
    await expect(box).toHaveRole('combobox');
    await page.keyboard.type('dress');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
    await expect(box).toBeFocused();
    await hasNoFault(page);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/dress');
    await expect(shopper.heading(/dress/)).toBeVisible();
    await expect(box).not.toBeFocused(); // the new page has taken the focus

    await tabTo(page, /^Search products$/, 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await expect(list.getByRole('option', { name: 'dress' })).toBeVisible();
    await tabTo(page, /^Clear recent searches$/);
    await page.keyboard.press('Enter');
    await expect(list).toHaveCount(0);
  });

  test(
    'the mini-cart opens, removes a line, closes and leads to the cart',
    IN_AUDIT,
    async ({ shopper, page, system }) => {
      await shopper.visit('/shop');
      const titles = (await productsOnSale(system.api)).slice(0, 2).map(({ title }) => title);
      for (const title of titles) await shopper.addToCart(title);
      await shopper.visit('/');
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveText('Skip to content');
      await tabTo(page, /^Cart, 2$/);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('region', { name: 'Cart' });
      await expect(panel.getByRole('link', { name: 'View Cart' })).toBeVisible();
      await hasNoFault(page);
      await tabTo(page, /^Remove /);
      await page.keyboard.press('Enter');
      await shopper.seesInCart(1);
      await expect(panel.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(focused(page)).toHaveAccessibleName('Cart, 1');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('link', { name: 'View Cart' })).toBeVisible();
      await tabTo(page, /^View Cart$/);
      await page.keyboard.press('Enter');
      await expect(shopper.heading('Cart')).toBeVisible();
      await expect(panel).toHaveCount(0);
    },
  );

  test('suggestions correct a typing mistake', IN_AUDIT, async ({ shopper, page }) => {
    await shopper.visit('/');
    await page.getByLabel('Search products').click();
    await page.keyboard.type('ankraa');
    await expect(
      page
        .getByRole('listbox')
        .getByRole('option', { name: /ankara/i })
        .first(),
    ).toBeVisible();
  });

  test(
    'SH-SCR-008 a search stays in the category chosen beside the search box',
    IN_AUDIT,
    async ({ shopper, page }) => {
      await shopper.visit('/');
      await page.getByRole('combobox', { name: 'Search in' }).selectOption({ index: 2 });
      await page.getByLabel('Search products').fill('a');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/a\?category=[a-z-]+$/);
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Search in' })).not.toHaveValue('');
    },
  );
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('SH-SCR-019 the menu shows the cart and leads to a subcategory', async ({ shopper, page }) => {
    await shopper.visit('/');
    await page.getByRole('link', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog');
    await menu.getByRole('tab', { name: /^Cart/ }).tap();
    await expect(menu.getByText('Your Cart is empty')).toBeVisible();
    await hasNoFault(page);
    await menu.getByRole('tab', { name: 'Categories' }).tap();
    await menu.locator('summary').nth(1).tap();
    await hasNoFault(page);
    const subcategory = menu.locator('details[open] li a').first();
    const name = (await subcategory.innerText()).trim();
    await subcategory.tap();
    await expect(menu).toHaveCount(0);
    await expect(shopper.heading(name)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(
    'the header hides when the shopper scrolls down and returns when they scroll up',
    IN_AUDIT,
    async ({ shopper, page }) => {
      await shopper.visit('/shop');
      const header = page.getByRole('banner');
      // The code for this loads after the first view.
      await expect(async () => {
        await page.mouse.wheel(0, 600);
        await expect(header).not.toBeInViewport({ timeout: 500 });
      }).toPass();
      await page.mouse.wheel(0, -200);
      await expect(header).toBeInViewport();
      await page.getByLabel('Search products').focus();
      await page.mouse.wheel(0, 300);
      await expect(header).toBeInViewport();
    },
  );

  test(
    'controls in the header are at least 44 px large, and the page fits the screen',
    IN_AUDIT,
    async ({ shopper, page }) => {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await shopper.visit('/');
        const sizes = await page
          .getByRole('banner')
          .locator('a:visible, button:visible, select:visible, input:visible')
          .evaluateAll((controls) =>
            controls.map((control) => ({
              ...control.getBoundingClientRect().toJSON(),
              html: control.outerHTML.slice(0, 80),
            })),
          );
        expect(sizes.filter(({ height, width: wide }) => height < 44 || wide < 44)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );
});

test("SH-SCR-005 SH-CONST-008 the offer is in the server's HTML and stays away once closed", async ({
  shopper,
  page,
}) => {
  const answer = await page.request.get('/');
  expect(await answer.text()).toContain('href="/shop/womens-clothing"');
  await shopper.visit('/');
  const offer = page.getByRole('complementary', { name: 'Offer' });
  await expect(offer).toContainText('20%');
  await offer.getByRole('button', { name: 'Close this offer' }).click();
  await expect(offer).toHaveCount(0);
  expect(await (await page.request.get('/')).text()).not.toContain('aria-label="Offer"');
  await shopper.visit('/shop');
  await expect(offer).toHaveCount(0);
});

test.describe('when a part fails', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('the menu shows its first level when the API answers HTML', IN_AUDIT, async ({ shopper, page }) => {
    await page.route('**/api/subcategories/type', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
    );
    await shopper.visit('/');
    await menuIsHydrated(page);
    await page.getByRole('link', { name: 'Categories', exact: true }).click();
    await expect(page.getByRole('link', { name: /^All of / }).first()).toBeVisible();
  });

  test('a menu whose code is missing shows an error and opens after Retry', async ({ shopper, page, watch }) => {
    watch.allow(/Failed to load resource/, /mega-menu/);
    await page.route('**/assets/mega-menu.*', (route) => route.abort());
    await shopper.visit('/');
    await menuIsHydrated(page);
    await page.getByRole('link', { name: 'Categories', exact: true }).click();
    await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();
    await page.unroute('**/assets/mega-menu.*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: /^All of / }).first()).toBeVisible();
  });

  test('the search box works without suggestions', IN_AUDIT, async ({ shopper, page, watch }) => {
    watch.allow(/Failed to load resource/, /suggest/);
    await page.route('**/assets/suggest.*', (route) => route.abort());
    await shopper.visit('/');
    await page.getByLabel('Search products').fill('lamp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/lamp');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 844 } });

  test('categories are links, and a search stays in the chosen category', IN_AUDIT, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search in' }).selectOption({ index: 2 });
    await page.getByLabel('Search products').fill('a');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\/a\?category=[a-z-]+$/);
    await page.getByRole('link', { name: 'Categories', exact: true }).click();
    await expect(page).toHaveURL('/shop');
  });
});
