import type { Page, Route } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

/** Delays the answers of the API. */
const slowly = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await route.continue().catch(() => undefined); // the page can be closed by now
};
/** The link in the cart page, which navigates within the document. */
const linkToShop = (page: Page) => page.locator('#content').getByRole('link', { name: 'Shop', exact: true });
const linkToWishlist = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
const overlay = (page: Page) => page.getByText('One moment, please…');

test.describe('navigation', () => {
  test('SH-SCR-002 a loading page shows a thin bar and no overlay', IN_AUDIT, async ({ shopper, page }) => {
    await shopper.visit('/cart');
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/products?**', async (route) => {
      await held;
      await route.continue();
    });
    const bar = page.locator('body > [data-active]');
    await expect(bar).toHaveCount(0);
    await linkToShop(page).click();
    await expect(bar).toHaveCount(1);
    await page.waitForTimeout(700); // a read that takes longer shows no overlay either
    await expect(overlay(page)).toHaveCount(0);
    go();
    await expect(shopper.heading('Shop')).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('navigation updates the title, moves the focus and announces the page', async ({ shopper, page }) => {
    await shopper.visit('/cart');
    await expect(page).toHaveTitle('NKM | Cart');
    await linkToShop(page).click();
    await expect(page).toHaveTitle('NKM | Shop');
    await expect(page.locator('#content')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'NKM | Shop' })).toHaveCount(1);
  });

  test('Back restores the scroll position, and Forward returns to the other page', async ({ shopper, page }) => {
    await shopper.visit('/shop');
    await page.evaluate(() => scrollTo(0, 600));
    await linkToWishlist(page).dispatchEvent('click'); // a click would scroll to the header first
    await expect(page).toHaveTitle('NKM | Wishlist');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(shopper.heading('Shop')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await page.goForward();
    await expect(page).toHaveTitle('NKM | Wishlist');
  });

  test('SH-SCR-003 header and footer are hidden on the sign-in page only', async ({ shopper, page }) => {
    await shopper.visit('/account');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await shopper.visit('/cart');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('SH-ROUTE-001 SH-MSG-004 /notfound is the not-found page, open to all', async ({ shopper, page, watch }) => {
    watch.allow(/^error: Failed to load resource: .* 404 /);
    for (const path of ['/notfound', '/NotFound']) {
      const answer = await page.goto(path);
      expect(answer!.status()).toBe(404);
      await shopper.pageIsHydrated();
      await expect(shopper.heading('ohh! page not found')).toBeVisible();
    }
  });
});

test(
  'SH-SCR-004 a slow request other than a page shows an overlay that does not block input',
  IN_AUDIT,
  async ({ shopper, page }) => {
    await page.route('**/api/login', slowly(1_500));
    await shopper.visit('/account');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password *', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(overlay(page)).toBeVisible();
    await page.getByLabel('Email').click(); // the overlay does not block clicks
    await expect(page.getByRole('dialog', { name: 'Enter your code' })).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  },
);

test.describe('sign-in on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('SH-RULE-005 SH-CONST-007 opens a window of 700 x 600; a second press brings it forward', async ({
    shopper,
    page,
    context,
  }) => {
    await shopper.visit('/shop');
    const opened = context.waitForEvent('page');
    const account = page.getByRole('link', { name: 'Account', exact: true });
    await account.click();
    const popup = await opened;
    await popup.getByLabel('Email').fill('somebody@example.com');
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([700, 600]);
    await account.click();
    await expect(popup.getByLabel('Email')).toHaveValue('somebody@example.com');
    expect(context.pages()).toHaveLength(2);
    await popup.close();
  });
});

test.describe('sign-in on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens in the same tab and returns to the page', IN_AUDIT, async ({ shopper, page, context }) => {
    await shopper.visit('/shop?page=2');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.waitForURL('**/account');
    expect(context.pages()).toHaveLength(1);
    await shopper.signIn(ada);
    await page.waitForURL('**/shop?page=2');
  });
});

test.describe('a tap before hydration', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const place of ['list', 'product page'] as const) {
    test(
      `is preserved: Add to cart on a ${place} adds the product once`,
      inAuditUnless(place === 'list'),
      async ({ shopper, page, system }) => {
        const [product] = await productsOnSale(system.api);
        const scripts: string[] = [];
        let startScripts = () => {};
        const pressed = new Promise<void>((resolve) => (startScripts = resolve));
        await page.route(/\/(assets|slices)\/.*\.js/, async (route) => {
          scripts.push(route.request().url());
          await pressed;
          await route.continue();
        });
        await page.goto(place === 'list' ? '/shop' : `/${product!.slug}`, { waitUntil: 'domcontentloaded' });
        const name = place === 'list' ? `Add to cart: ${product!.title}` : 'Add to cart';
        const button = page.getByRole('button', { name, exact: true }).first();
        await button.click();
        await button.click();
        await expect(button).toHaveCSS('cursor', 'progress');
        startScripts();
        await expect(page.getByText(`${product!.title} added to cart`)).toBeVisible();
        await shopper.seesInCart(1);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await shopper.visit('/cart');
        await expect(page.getByRole('textbox', { name: new RegExp(`^Quantity.*${product!.title}`) })).toHaveValue('1');
        await shopper.seesInCart(1);
        expect(scripts.length).toBeGreaterThan(0);
      },
    );
  }
});

test('a press on a deferred part runs once, after its code has loaded', async ({ shopper, page, system }) => {
  const [product] = await productsOnSale(system.api);
  const held: (() => void)[] = [];
  await page.route(/\/(catalog-row|product-panels)\./, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const codeComes = () => expect.poll(() => held.splice(0).map((go) => go()).length).toBeGreaterThan(0);

  await page.goto('/shop?view=list');
  await shopper.pageIsHydrated();
  const button = page.getByRole('button', { name: `Add to cart: ${product!.title}`, exact: true }).first();
  await button.click();
  await expect(button).toHaveCSS('cursor', 'progress');
  await codeComes();
  await expect(page.getByText(`${product!.title} added to cart`)).toBeVisible();
  await shopper.seesInCart(1);

  await page.goto(`/${product!.slug}`);
  await shopper.pageIsHydrated();
  await page.getByRole('tab', { name: 'Description' }).press('ArrowRight');
  await codeComes();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Specification');
  await expect(page.getByRole('tab', { name: 'Specification' })).toBeFocused();
});

test(
  'a page that the server is too busy for leads home and shows the reason',
  IN_AUDIT,
  async ({ shopper, page, watch }) => {
    watch.allow(/Failed to load resource/);
    await shopper.visit('/cart');
    await page.route('**/api/products?perPage=20**', (route) =>
      route.fulfill({ status: 503, json: { message: 'The shop is busy right now, please try again' } }),
    );
    await linkToShop(page).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByText('The shop is busy right now, please try again')).toBeVisible();
  },
);

test('SH-FIELD-003 local storage uses the documented key names', async ({ shopper, page, system }) => {
  const [product] = await productsOnSale(system.api);
  const holds = (...names: string[]) =>
    expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(expect.arrayContaining(names));
  await shopper.visit('/shop');
  await shopper.addToCart(product!.title);
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('Dollar');
  await holds('cart', 'selectedProducts', 'currency', 'currentVersion');
  await page.goto('/my-orders');
  await page.waitForURL('**/account');
  await holds('routeBeforeRedirect');
  await shopper.signIn(ada);
  await page.waitForURL('**/my-orders');
  await holds('extension', 'profile');
  expect(await page.evaluate(() => localStorage.getItem('routeBeforeRedirect'))).toBeNull();
});
