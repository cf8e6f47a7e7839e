import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test('CAT-ROLE-001 a visitor narrows a search and views it as a list, and Back returns to the same place', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/search/phone');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox').first().click(); // possibly before hydration
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
  const asList = page.getByRole('link', { name: 'List', exact: true });
  await asList.click();
  await expect(asList).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/view=list/);

  const row = page.getByRole('article').nth(5);
  const link = row.getByRole('heading').getByRole('link');
  await link.hover(); // hover scrolls to the link, as the click would
  const height = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(height, -2);
});

test('a visitor opens a related product, and Back returns to the same place', IN_AUDIT, async ({ shopper, page }) => {
  await shopper.visit('/shop');
  await page.getByRole('list', { name: 'Products' }).getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/shop/);
  const product = page.url();
  const like = page.getByRole('region', { name: 'Related products' }).getByRole('heading').getByRole('link').first();
  await like.hover();
  // Another product carousel can load above it.
  await expect(page.getByRole('status', { name: /^Loading: Customers/ })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await like.click();
  await expect(page).not.toHaveURL(product);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(like).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('filters open over the list and show the number of matching products', async ({ shopper, page }) => {
    await shopper.visit('/shop');
    await page.getByRole('link', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    const before = await drawer.getByRole('button', { name: /^Show/ }).textContent();
    await drawer.getByRole('checkbox').first().check();
    await expect(drawer.getByRole('button', { name: /^Show/ })).not.toHaveText(before!);
    await drawer.getByRole('button', { name: /^Show/ }).click();
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and sort order work as forms, also on a phone', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('form', { name: 'Filters' }).getByRole('checkbox').first().check();
    await page.getByRole('form', { name: 'Filters' }).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_asc');
    await page.getByRole('main').getByRole('button', { name: 'Apply' }).first().click();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/shop');
    await page.getByRole('link', { name: 'Filters' }).click();
    await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible();
  });
});
