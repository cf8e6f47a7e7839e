import type { Page } from '@playwright/test';
import { expect } from '../system/expect';
import { comesAlive } from './comes-alive';

/**
 * Follows a link of the footer within the same document: once React has taken the footer over, and on phones after its
 * group was opened.
 */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const named = page.locator('a').filter({ hasText: new RegExp(`^${name}$`) });
  await page.keyboard.press('Shift'); // with the first touch its code comes at once
  await comesAlive(footer.locator(named).first());
  const link = footer.getByRole('link', { name, exact: true });
  // The groups fold by themselves a moment after the page is there.
  await expect(async () => {
    if (!(await link.isVisible())) await footer.locator('details', { has: named }).locator('summary').click();
    await link.click({ timeout: 1_000 });
  }).toPass({ intervals: [50] });
}
