import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';

test('SH-ROUTE-002 SH-SCR-027 an unknown path answers 404 with the not-found page and a link home', async ({
  shopper,
  page,
  watch,
}) => {
  watch.allow(/^error: Failed to load resource: .* 404 /);
  const answer = await page.goto('/no/such/path');
  expect(answer!.status()).toBe(404);
  await shopper.pageIsHydrated();
  await expect(shopper.heading('ohh! page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a path in another case redirects to its spelling and keeps the query', async ({ request }) => {
  const answer = await request.get('/SHOP?page=2', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/shop?page=2');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, shop and product pages are readable and link to each other', async ({ page, system }) => {
    const [product] = await productsOnSale(system.api);
    await page.goto('/');
    await expect(page.getByRole('link', { name: product!.title, exact: true }).first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'All products', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    await page.getByRole('link', { name: product!.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: product!.title })).toBeVisible();
    await expect(page.getByRole('main').getByText('₦').first()).toBeVisible();
  });

  test('the search form leads to the results', async ({ page, request }) => {
    const answer = await request.get('/search?q=phone%20case', { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe('/search/phone%20case');
    await page.goto('/');
    await page.getByLabel('Search products').fill('phone');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search/phone');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('phone');
  });
});
