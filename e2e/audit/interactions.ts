import type { Locator, Page } from '@playwright/test';

export interface Interaction {
  name: string;
  /** The element to press. The letters, if any, are typed afterwards. */
  target(page: Page): Locator;
  letters?: string;
}

const CART: Interaction = {
  name: 'the mini-cart opens',
  target: (page) => page.getByRole('link', { name: /^Cart, / }),
};
const SEARCH: Interaction = {
  name: 'a word is typed into the search box',
  target: (page) => page.getByLabel('Search products'),
  letters: 'iron',
};
const linkTo = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });

/** Interactions of a shopper with the header. */
export const INTERACTIONS: Record<'phone' | 'desktop', Interaction[]> = {
  phone: [{ name: 'the menu opens', target: linkTo('Menu') }, SEARCH, CART],
  desktop: [{ name: 'the category menu opens', target: linkTo('Categories') }, SEARCH, CART],
};

/** Prepares an interaction, so that `act` contains only the inputs themselves. */
export async function prepare(page: Page, { target, letters }: Interaction, isTouch: boolean) {
  const box = await target(page).boundingBox();
  if (!box) throw new Error('The element to press is not visible.');
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  return {
    async act(): Promise<void> {
      await (isTouch ? page.touchscreen.tap(...place) : page.mouse.click(...place));
      if (letters) await page.keyboard.type(letters, { delay: 120 });
    },
    async undo(): Promise<void> {
      await page.keyboard.press('Escape');
      if (letters) await target(page).fill('');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      // A mouse over the header would open the panel again.
      if (!isTouch) await page.mouse.move(640, 800);
    },
  };
}
