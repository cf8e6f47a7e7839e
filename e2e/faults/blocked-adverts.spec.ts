import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** As an extension blocks requests. */
async function block(page: Page, paths: RegExp): Promise<string[]> {
  const blocked: string[] = [];
  await page.route(paths, (route) => {
    blocked.push(new URL(route.request().url()).pathname);
    return route.abort('blockedbyclient');
  });
  return blocked;
}

async function goesHome(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: / home$/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart: / })
      .first(),
  ).toBeVisible();
}

test('a filter of adverts blocks no banner of the shop', async ({ shopper, page, watch }) => {
  test.slow();
  watch.allow(/ERR_BLOCKED_BY_CLIENT/);
  const blocked = await block(page, /\/adverts\//);
  const banner = page.getByRole('main').getByRole('region', { name: 'Offers' }).first();
  // The page waits 2.5 s for banners. A busy machine can take longer, and the next visit shows them.
  await expect(async () => {
    await shopper.visit('/about');
    await goesHome(page);
    await expect(banner).toBeAttached({ timeout: 3_000 });
  }).toPass();
  expect(blocked).toEqual([]);
});

test('blocked banners are asked for once and start no check of the connection', async ({ shopper, page, watch }) => {
  watch.allow(/ERR_BLOCKED_BY_CLIENT/);
  await shopper.visit('/about');
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/settings')) checks.push(request.url());
  });
  const blocked = await block(page, /\/(adverts|highlights)\//);
  await goesHome(page);
  expect(blocked.sort()).toEqual(['/api/highlights/home-main', '/api/highlights/home-side']);
  expect(checks).toEqual([]);
});
