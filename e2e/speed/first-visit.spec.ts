import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { FIRST_VISIT, SPARING_VISIT } from './limits';

/** Milliseconds without a request, after which the page loads nothing more, neither in idle time nor for a visitor. */
const QUIET_MS = 5_000;

/**
 * Bytes of everything that the page fetches, as sent, including response headers.
 * @param complete waits for the last part of the page
 */
async function bytesOfVisit(page: Page, complete: () => Promise<void>): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  let bytes = 0;
  let changed = 0;
  const pending = new Set<string>();
  browser.on('Network.requestWillBeSent', ({ requestId }) => {
    pending.add(requestId);
    changed = performance.now();
  });
  browser.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  for (const over of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    browser.on(over as 'Network.loadingFinished', ({ requestId }) => {
      pending.delete(requestId);
      changed = performance.now();
    });
  await browser.send('Network.enable');
  await page.goto('/');
  await complete();
  await expect.poll(() => pending.size === 0 && performance.now() - changed > QUIET_MS, { timeout: 60_000 }).toBe(true);
  return bytes;
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, consent: null });

test('the first visit of the home page stays within its budget', async ({ page, shopper }) => {
  const complete = async () => {
    await shopper.pageIsComplete();
    await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
  };
  expect(await bytesOfVisit(page, complete)).toBeLessThanOrEqual(FIRST_VISIT);
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the first visit loads less than half and hydrates with the first press', async ({ page, shopper }) => {
    expect(await bytesOfVisit(page, () => page.waitForLoadState('load'))).toBeLessThanOrEqual(SPARING_VISIT);
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await shopper.seesInCart(1);
  });
});
