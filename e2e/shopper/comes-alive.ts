import { expect, type Locator } from '@playwright/test';

/** Milliseconds between two looks: Playwright's own steps soon are a second long. */
const LOOK_MS = 50;

/** Waits until React has taken an element over that the server has written: before, nothing of the page answers. */
export async function comesAlive(element: Locator): Promise<void> {
  const taken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'));
  await expect.poll(() => element.evaluate(taken), { intervals: [LOOK_MS] }).toBe(true);
}
