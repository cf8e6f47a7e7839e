import type { Page } from '@playwright/test';
import { expect } from '../system/expect';
import { hydrates } from './hydrates';

/**
 * Follows a link of the footer within the same document, after React has hydrated the footer. On phones, it opens the
 * link's group first.
 */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const named = page.locator('a').filter({ hasText: new RegExp(`^${name}$`) });
  await page.keyboard.press('Shift'); // the first input loads the footer's code at once
  await hydrates(footer.locator(named).first());
  const link = footer.getByRole('link', { name, exact: true });
  await expect(async () => {
    if (!(await link.isVisible())) await footer.locator('details', { has: named }).locator('summary').click();
    await link.click({ timeout: 1_000 });
  }).toPass({ intervals: [50] });
}
