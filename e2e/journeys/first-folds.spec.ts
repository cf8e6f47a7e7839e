import type { Page } from '@playwright/test';
import { productsOnSale, soldOutProduct } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

test.use({ viewport: { width: 390, height: 844 }, consent: null });

/** The lower edge of the first price on the page, in pixels from the top of the screen. */
const priceEnd = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const isPrice = (element: Element) => element.children.length === 0 && /^₦[\d,]+\.\d\d$/.test(element.textContent);
    const prices = [...main.querySelectorAll('*')].filter(isPrice).map((element) => element.getBoundingClientRect());
    return Math.min(...prices.filter(({ width }) => width > 0).map(({ bottom }) => bottom));
  });

for (const path of ['/', '/shop/womens-clothing', '/shop', '/deals', '/Flash-Deals']) {
  const details = inAuditUnless(path === '/');
  test(`a phone shows a price above the privacy notice on ${path}`, details, async ({ shopper, page }) => {
    await shopper.visit(path);
    const notice = await page.getByRole('region', { name: 'Your privacy' }).boundingBox();
    expect(notice!.height).toBeLessThan(72);
    expect(await priceEnd(page)).toBeLessThan(notice!.y);
  });
}

for (const path of ['/', '/Hot-Deals']) {
  test(
    `a phone shows a price in the upper two thirds of the screen on ${path}`,
    inAuditUnless(path === '/'),
    async ({ shopper, page }) => {
      await shopper.visit(path);
      expect(await priceEnd(page)).toBeLessThan(560);
    },
  );
}

test('a phone offers "Notify me" of a sold-out product in the bar, and lets a guest sign in for it', async ({
  shopper,
  page,
  system,
}) => {
  const product = await soldOutProduct(system.api);
  await shopper.visit(`/${product.slug}`);
  const notify = page.getByRole('button', { name: 'Notify me' });
  for (const part of ['h1', 'footer']) {
    await page.locator(part).last().scrollIntoViewIfNeeded();
    await expect(notify).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: /^(Add to cart|Buy Now)$/ })).toHaveCount(0);
  await notify.click();
  await expect(page).toHaveURL(/\/account/);
});

test(
  'a phone shows title, rating, stock and price of a product, and keeps its buttons in view',
  IN_AUDIT,
  async ({ shopper, page, system }) => {
    const [product] = await productsOnSale(system.api);
    await shopper.visit(`/${product!.slug}`);
    const notice = await page.getByRole('region', { name: 'Your privacy' }).boundingBox();
    const stock = page.getByText(/in stock|left/i).first();
    expect(await priceEnd(page)).toBeLessThan(notice!.y);
    expect((await stock.boundingBox())!.y).toBeLessThan(notice!.y);
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    for (const part of ['h1', 'footer']) {
      await page.locator(part).last().scrollIntoViewIfNeeded();
      await expect(add).toBeInViewport({ ratio: 1 });
    }
  },
);

test('a phone keeps filters and their number in view while the list scrolls', IN_AUDIT, async ({ shopper, page }) => {
  await shopper.visit('/shop?in_stock=1');
  await shopper.pageIsComplete();
  const filters = page.getByRole('link', { name: 'Filters (1)' });
  for (const distance of [1500, -300]) {
    await page.mouse.wheel(0, distance);
    await expect(filters).toBeInViewport({ ratio: 1 });
    await filters.click({ trial: true }); // nothing covers it
  }
});
