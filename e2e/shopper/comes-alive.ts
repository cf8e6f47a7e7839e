import { expect, type Locator } from '@playwright/test';

/** Milliseconds between two looks: Playwright's own steps soon are a second long. */
const LOOK_MS = 50;

/**
 * Waits until React has taken an element over that the server has written: before, nothing of the page answers. What
 * else it takes over at the same time is done when the browser is idle.
 */
export async function comesAlive(element: Locator): Promise<void> {
  const taken = async (node: Element) => {
    const isTaken = Object.keys(node).some((key) => key.startsWith('__react'));
    if (isTaken) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    return isTaken;
  };
  // A document that is being left answers with an error; the next one is asked again.
  await expect.poll(() => element.evaluate(taken).catch(() => false), { intervals: [LOOK_MS] }).toBe(true);
}
