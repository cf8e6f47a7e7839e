import type { Page } from '@playwright/test';
import { expect, test } from '../system/test';

/** How many parts below the window wait with their layout until they come near. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *, footer')].filter(
        (element) =>
          getComputedStyle(element).contentVisibility === 'auto' && element.getBoundingClientRect().top > innerHeight,
      ).length,
  );

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('what is far below is laid out when the browser is idle, on the next page, too', async ({ shopper, page }) => {
      await page.goto('/shop');
      expect(await waiting(page)).toBeGreaterThan(0);
      await expect.poll(() => waiting(page)).toBe(0);
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(() => waiting(page)).toBe(0);
      await shopper.visit('/');
      await expect.poll(() => waiting(page)).toBe(0);
    });
  });
}

test('where data is saved it waits until it comes near', async ({ shopper, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await shopper.visit('/shop');
  const before = await waiting(page);
  expect(before).toBeGreaterThan(0);
  await page.waitForTimeout(8_000);
  expect(await waiting(page)).toBe(before);
});
