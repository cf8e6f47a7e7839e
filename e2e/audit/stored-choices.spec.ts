import type { Page } from '@playwright/test';
import { type OnSale, productsOnSale } from '../shopper/catalogue';
import { hydrates } from '../shopper/hydrates';
import { choicesHold, type StoredChoice } from '../shopper/stored-choice';
import { expect, test } from '../fixtures/test';

const QUESTION = 'Does it come with a charger?';
const question = (page: Page) => page.getByRole('textbox', { name: 'Search the answers or ask a question' });

test.use({ consent: null, viewport: { width: 1280, height: 900 } });

/** What a guest can choose or has typed. */
const choices = ([wished, bought]: OnSale[]): Record<string, StoredChoice> => {
  const heart = (page: Page, verb: string) =>
    page.getByRole('button', { name: `${verb} wishlist: ${wished!.title}`, exact: true });
  return {
    'a closed promo': {
      at: '/shop',
      choose: (page: Page) => page.getByRole('button', { name: 'Close this offer' }).click(),
      holds: (page: Page) => expect(page.getByRole('complementary', { name: 'Offer' })).toHaveCount(0),
    },
    'the answer to the privacy notice': {
      at: '/shop',
      choose: (page: Page) => page.getByRole('button', { name: 'Decline' }).click(),
      async holds(page: Page) {
        await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).toBe('declined');
        await expect(page.getByRole('region', { name: 'Your privacy' })).toHaveCount(0);
      },
    },
    'the currency': {
      at: '/shop',
      choose: (page: Page) => page.getByRole('combobox', { name: 'Currency' }).selectOption('Dollar'),
      async holds(page: Page) {
        await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('Dollar');
        await expect(
          page
            .locator('#content')
            .getByText(/^\$[\d,]+\.\d\d$/)
            .first(),
        ).toBeVisible();
      },
    },
    'a compared product': {
      at: '/shop?view=list',
      choose: (page: Page) => page.getByRole('button', { name: `Compare: ${wished!.title}`, exact: true }).click(),
      holds: (page: Page) =>
        expect(page.getByRole('button', { name: `Compare: ${wished!.title}`, exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        ),
    },
    "a guest's wishlist": {
      at: '/shop',
      choose: (page: Page) => heart(page, 'Add to').click(),
      holds: (page: Page) => expect(heart(page, 'Remove from')).toBeVisible(),
    },
    "a guest's cart": {
      at: '/shop',
      choose: (page: Page) => page.getByRole('button', { name: `Add to cart: ${bought!.title}`, exact: true }).click(),
      holds: (page: Page) => expect(page.getByRole('link', { name: 'Cart, 1', exact: true })).toBeVisible(),
    },
    'grid or list, in the address': {
      at: '/shop?view=list',
      choose: async () => undefined,
      holds: (page: Page) =>
        expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true'),
    },
    'the pickup station': {
      at: `/${bought!.slug}`,
      async choose(page: Page) {
        await page.getByRole('button', { name: 'Estimate delivery' }).click();
        const dialog = page.getByRole('dialog', { name: 'Choose a pickup station' });
        await dialog.getByRole('combobox', { name: 'State' }).selectOption('Lagos');
        await dialog.getByRole('radio').first().click();
        await dialog.getByRole('button', { name: 'Confirm' }).click();
      },
      async holds(page: Page) {
        await page.keyboard.press('Shift'); // the first input ends the first view
        await expect(page.getByText(/^to .+, by \w+day, \d+ \w+$/)).toBeVisible();
      },
    },
    'a search': {
      at: '/',
      async choose(page: Page) {
        // The code of the suggestions arrives too late to see the search.
        const box = page.getByLabel('Search products');
        await box.fill('gele');
        await box.press('Enter');
        await expect(page).toHaveURL('/search/gele');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('gele');
        await page.goto('/');
        await hydrates(page.locator('#content'));
      },
      async holds(page: Page) {
        const box = page.getByLabel('Search products');
        await box.click();
        await expect(box).toHaveRole('combobox');
        const recent = page.getByRole('group', { name: 'Recent searches' });
        await expect(recent.getByRole('option', { name: 'gele' })).toBeVisible();
      },
    },
    'a question that waits for the sign-in': {
      at: `/${bought!.slug}#questions`,
      async choose(page: Page) {
        await question(page).fill(QUESTION);
        await page.getByRole('button', { name: 'Ask the seller' }).click();
        const kept = () => page.evaluate(() => Object.keys(localStorage).join(' '));
        await expect.poll(kept).toContain('draft:question:');
        await page.goto(`/${bought!.slug}#questions`);
      },
      holds: (page: Page) => expect(question(page)).toHaveValue(QUESTION),
    },
    'an unfinished sign-up': {
      at: '/account?sign-up',
      choose: (page: Page) => page.getByLabel('Surname').fill('Ọláńrewájú'),
      holds: (page: Page) => expect(page.getByLabel('Surname')).toHaveValue('Ọláńrewájú'),
      holdsInSecondTab: (page: Page) => expect(page.getByLabel('Surname')).toHaveValue(''),
    },
  };
};

test('each stored choice of a guest holds after a reload, a typed address, in a second tab and after Back', async ({
  shopper,
  context,
  system,
}) => {
  test.slow(); // about sixty page loads
  await choicesHold(shopper, context, choices(await productsOnSale(system.api)));
});
