import type { Locator, Page } from '@playwright/test';
import { expect } from '../system/expect';

/** Presses of Tab after which a shopper gives up. */
const PATIENCE = 80;

/** Presses Tab or Shift+Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < PATIENCE; stops += 1) {
    if (await target.evaluateAll((found) => found.includes(document.activeElement as never))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} did not reach ${String(target)} in ${PATIENCE} presses`);
}

/**
 * Goes to a control, which nothing may cover and which needs a name for screen readers, and presses a key on it.
 * @param way `back` with Shift+Tab
 */
export async function press(
  page: Page,
  target: Locator,
  { key = 'Enter', way }: { key?: 'Enter' | 'Space' | null; way?: 'back' } = {},
): Promise<void> {
  await expect(target.first()).toBeAttached();
  await tabTo(page, target, way === 'back' ? 'Shift+Tab' : 'Tab');
  expect(await coveredBy(page)).toBe(null);
  expect(await spokenName(page)).not.toBe('');
  if (key) await page.keyboard.press(key);
}

/** What lies over the middle of the focused control; null: nothing. */
function coveredBy(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const control = document.activeElement!;
    // The box of a radio button or checkbox can be drawn by its label.
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const shown = [control, label].filter((part) => part !== undefined);
    const boxes = shown.map((part) => part.getBoundingClientRect());
    const { left, right, top, bottom } = boxes.find(({ width, height }) => width > 8 && height > 8) ?? boxes[0]!;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (found && shown.some((part) => part.contains(found) || found.contains(part))) return null;
    return found?.outerHTML.slice(0, 120) ?? 'outside of the window';
  });
}

/** The name of the focused control in Chromium's accessibility tree. */
async function spokenName(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  });
  await devtools.detach();
  return String(nodes[0]?.name?.value ?? '').trim();
}
