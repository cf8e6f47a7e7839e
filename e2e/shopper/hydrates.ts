import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds between two checks. Playwright's own intervals soon grow to a second. */
const LOOK_MS = 50;

/**
 * Waits until React has hydrated an element; before, the page does not react to input. The rest of the same hydration
 * is done when the browser is idle.
 */
export async function hydrates(element: Locator): Promise<void> {
  await polls(() => element.evaluate(areHydrated));
}

/**
 * Waits until a page is complete: loaded and hydrated with its footer, which is the last part and comes after the first
 * view. Each check looks for the footer again: during a navigation, the next page can lack one.
 */
export async function isComplete(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await polls(() => page.locator('#content, footer a').evaluateAll(areHydrated));
}

/** Runs in the page. While the HTML still arrives, parts that would have to be hydrated can be missing. */
async function areHydrated(parts: Element | Element[]): Promise<boolean> {
  const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
  const areAll = document.readyState !== 'loading' && [parts].flat().every(isHydrated);
  if (areAll) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 15_000 }));
  return areAll;
}

/** During a navigation, the old document answers with an error. The next check reads the new one. */
async function polls(check: () => Promise<boolean>): Promise<void> {
  await expect.poll(() => check().catch(() => false), { intervals: [LOOK_MS] }).toBe(true);
}
