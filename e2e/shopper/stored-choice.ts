import { type BrowserContext, type Page, test } from '@playwright/test';
import { Shopper } from './shopper';

/** What a shopper can choose or has typed, and what must outlive a page load. */
export interface StoredChoice {
  /** The page on which the choice shows. */
  at: string;
  choose(page: Page): Promise<unknown>;
  holds(page: Page): Promise<unknown>;
  /** Instead of `holds`, for personal details, which end with the tab. */
  holdsInSecondTab?(page: Page): Promise<unknown>;
}

/** Makes every choice, then checks each one on a typed address, after a reload, after Back and in a second tab. */
export async function choicesHold(
  shopper: Shopper,
  context: BrowserContext,
  choices: Record<string, StoredChoice>,
): Promise<void> {
  const { page, system } = shopper;
  const all = Object.entries(choices);
  for (const [name, { at, choose, holds }] of all) {
    await test.step(`${name}: chosen`, async () => {
      await shopper.visit(at);
      await choose(page);
      await holds(page);
    });
  }
  const second = new Shopper(await context.newPage(), system);
  for (const [name, { at, holds, holdsInSecondTab = holds }] of all) {
    await test.step(`${name}: a typed address`, async () => {
      await shopper.visit(at);
      await holds(page);
    });
    await test.step(`${name}: a reload`, async () => {
      await page.reload();
      await shopper.pageIsHydrated();
      await holds(page);
    });
    await test.step(`${name}: Back from another page`, async () => {
      await shopper.visit('/about');
      await page.goBack();
      await shopper.pageIsHydrated();
      await holds(page);
    });
    await test.step(`${name}: a second tab`, async () => {
      await second.visit(at);
      await holdsInSecondTab(second.page);
    });
  }
}
