import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds between two checks. Playwright's own intervals soon grow to a second. */
const LOOK_MS = 50;

/**
 * Waits until React has hydrated an element; before, the page does not react to input. The rest of the same hydration
 * is done when the browser is idle.
 */
export async function hydrates(element: Locator): Promise<void> {
  const taken = async (node: Element) => {
    const isTaken = Object.keys(node).some((key) => key.startsWith('__react'));
    if (isTaken) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 15_000 }));
    return isTaken;
  };
  // During a navigation, the old document answers with an error. The next poll reads the new one.
  await expect.poll(() => element.evaluate(taken).catch(() => false), { intervals: [LOOK_MS] }).toBe(true);
}

/** Waits until a page is complete: hydrated with its footer, which is the last part and comes after the first view. */
export async function isComplete(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (const last of ['#content', 'footer a']) {
    const part = page.locator(last).first();
    if ((await part.count()) > 0) await hydrates(part);
  }
}
