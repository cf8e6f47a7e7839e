import type { Page } from '@playwright/test';
import { expect, test } from '../system/test';
import { FIRST_VISIT, SPARING_VISIT } from './limits';

/** Milliseconds after which the page loads nothing more, neither in idle time nor for the service of a new visitor. */
const QUIET_MS = 5_000;

/** Bytes of everything that the page fetches, as sent, including response headers. */
async function bytesOfVisit(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  let bytes = 0;
  browser.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await browser.send('Network.enable');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  return bytes;
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, consent: null });

test('the first visit of the home page stays within its budget', async ({ page }) => {
  expect(await bytesOfVisit(page)).toBeLessThanOrEqual(FIRST_VISIT);
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the first visit loads less than half and hydrates with the first press', async ({ page, shopper }) => {
    expect(await bytesOfVisit(page)).toBeLessThanOrEqual(SPARING_VISIT);
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await shopper.seesInCart(1);
  });
});
