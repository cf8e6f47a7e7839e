import type { Page } from '@playwright/test';
import { expect, test } from '../system/test';
import { FIRST_VISIT, SPARING_VISIT } from './limits';

/** Milliseconds after which nothing comes any more by itself: what is idle, and the service of a new visitor. */
const QUIET_MS = 5_000;

/** Bytes of everything that the page fetches, as sent, heads of the answers included. */
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

test('the first visit of the home page brings no more than its budget', async ({ page }) => {
  expect(await bytesOfVisit(page)).toBeLessThanOrEqual(FIRST_VISIT);
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('it brings less than half, and comes alive with the first touch', async ({ page, shopper }) => {
    expect(await bytesOfVisit(page)).toBeLessThanOrEqual(SPARING_VISIT);
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await shopper.seesInCart(1);
  });
});
