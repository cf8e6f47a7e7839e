import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { openDesk } from '../shopper/desk';
import type { Shopper } from '../shopper/shopper';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';
import { expect, test } from '../fixtures/test';

interface List {
  open(shopper: Shopper): Promise<void>;
  choose(page: Page): Promise<unknown>;
  /** The part of the address after the choice. */
  address: RegExp;
  /** What shows the choice. */
  chosen(page: Page): Locator;
  /** Back shows the list from before the choice; tabs and typed text replace the address. */
  before?: (page: Page) => Locator;
}

const option = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label }).and(page.locator(`:has(option[value="${value}"]:checked)`));
const current = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).and(page.locator('[aria-current]'));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true });
const at = (path: string) => (shopper: Shopper) => shopper.visit(path);
const product = async (shopper: Shopper) => shopper.visit(`/${(await productsOnSale(shopper.system.api))[0]!.slug}`);

const LISTS: Record<string, List> = {
  'the order of the shop': {
    open: at('/shop'),
    choose: (page) => page.getByLabel('Sort by').selectOption('price_asc'),
    address: /\/shop\?sort=price_asc$/,
    chosen: (page) => option(page, 'Sort by', 'price_asc'),
    before: (page) => option(page, 'Sort by', 'latest'),
  },
  'the view of a search': {
    open: at('/search/phone'),
    choose: (page) => page.getByRole('link', { name: 'List', exact: true }).click(),
    address: /\/search\/phone\?view=list$/,
    chosen: (page) => current(page, 'List'),
    before: (page) => current(page, 'Grid'),
  },
  'the tabs of a product': {
    open: product,
    choose: (page) => page.getByRole('tab', { name: 'Specification' }).click(),
    address: /#specification$/,
    chosen: (page) => tab(page, 'Specification'),
  },
  'the trending tabs': {
    open: at('/kids-home'),
    choose: (page) => page.getByRole('tab', { name: 'Toys' }).click(),
    address: /\/kids-home#toys$/,
    chosen: (page) => tab(page, 'Toys'),
  },
  'the search of coupons': {
    open: at('/coupon'),
    choose: async (page) => {
      await page.getByLabel('Search coupons').last().fill('zzzz');
      await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    },
    address: /\/coupon\?q=zzzz$/,
    chosen: (page) => page.getByText('No coupons match your search or filter'),
    before: (page) => page.getByRole('article').first(),
  },
  'the status of orders': {
    open: (shopper) => shopper.arrivesSignedIn(ada, '/my-orders'),
    choose: (page) => page.getByRole('combobox', { name: 'Status' }).selectOption('Delivered'),
    address: /\/my-orders\?status=Delivered$/,
    chosen: (page) => option(page, 'Status', 'Delivered'),
    before: (page) => option(page, 'Status', ''),
  },
  'the search of orders': {
    open: (shopper) => shopper.arrivesSignedIn(ada, '/my-orders'),
    choose: (page) => page.getByRole('searchbox', { name: 'Search Item or Order Number' }).fill('zzzz'),
    address: /\/my-orders\?q=zzzz$/,
    chosen: (page) => page.getByText('No orders match “zzzz”.'),
  },
  'the range of the dashboard': {
    open: (shopper) => shopper.arrivesSignedIn(ada, '/Dashboard'),
    choose: (page) => page.getByRole('link', { name: 'Year', exact: true }).click(),
    address: /\/Dashboard\?range=year$/,
    chosen: (page) => current(page, 'Year'),
    before: (page) => current(page, 'Month'),
  },
};

/** Reloads the page, returns to it with Back, and opens its address in a second tab. */
async function staysTheSame(
  page: Page,
  context: BrowserContext,
  { address, chosen, before }: Omit<List, 'open' | 'choose'>,
) {
  await expect(page).toHaveURL(address);
  await expect(chosen(page)).toBeVisible();
  const url = page.url();
  await page.reload();
  await expect(chosen(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(url);
  await expect(chosen(second)).toBeVisible();
  await second.close();
  await page.goto(new URL('/', url).href);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(chosen(page)).toBeVisible();
  if (!before) return;
  await page.goBack();
  await expect(page).not.toHaveURL(address);
  await expect(before(page)).toBeVisible();
}

/** `npm test` tries one list, the audit every one. */
const OFTEN = ['the order of the shop'];

for (const [name, { open, choose, ...list }] of Object.entries(LISTS)) {
  test(
    `the address keeps ${name} over reload, Back and a second tab`,
    inAuditUnless(OFTEN.includes(name)),
    async ({ shopper, page, context }) => {
      await open(shopper);
      await choose(page);
      await staysTheSame(page, context, list);
    },
  );
}

test('the address keeps the searched questions of a product', IN_AUDIT, async ({ shopper, page, context }) => {
  await product(shopper);
  await page.getByRole('tab', { name: 'Questions and Answers' }).click();
  const words = page.getByRole('textbox', { name: 'Search the answers or ask a question' });
  await words.fill('zzzz');
  await words.press('Enter');
  await staysTheSame(page, context, {
    address: /\?questions=zzzz#questions$/,
    chosen: (shown) => shown.getByText('No matching questions or answers. Ask the seller.'),
  });
});

test('the address keeps the page of all reviews of a product', IN_AUDIT, async ({ shopper, page, context, system }) => {
  const { data } = (await (await fetch(`${system.api}/products?sort=popularity&perPage=100`)).json()) as {
    data: { slug: string; stars: number }[];
  };
  const most = data.toSorted((one, other) => other.stars - one.stars)[0]!;
  expect(most.stars).toBeGreaterThan(10);
  await shopper.visit(`/${most.slug}`);
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByRole('button', { name: 'See all reviews' }).click();
  const open = (shown: Page, number: number) => shown.getByRole('dialog').getByText(`Page ${number} of`);
  await expect(open(page, 1)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await staysTheSame(page, context, {
    address: /\?reviews=2#reviews$/,
    chosen: (shown) => open(shown, 2),
    before: (shown) => open(shown, 1),
  });
});

test('the address keeps the rows of a comparison', IN_AUDIT, async ({ shopper, page, context, system }) => {
  const slugs = (await productsOnSale(system.api)).slice(0, 2).map(({ slug }) => slug);
  await shopper.visit('/');
  await page.evaluate((chosen) => localStorage.setItem('compare', chosen), JSON.stringify(slugs));
  await shopper.visit('/compare');
  const rows = (shown: Page, checked: boolean) => shown.getByRole('switch', { name: 'Differences only', checked });
  await rows(page, false).click();
  await staysTheSame(page, context, {
    address: /\/compare\?rows=differences$/,
    chosen: (shown) => rows(shown, true),
    before: (shown) => rows(shown, false),
  });
});

test('the address keeps the status of a list of the desk', IN_AUDIT, async ({ browser, system }) => {
  const page = await openDesk(browser, await system.startDesk(), 'staff');
  await page.getByRole('link', { name: 'Refunds' }).click();
  const status = page.getByRole('navigation', { name: 'Status' });
  const [first, second] = await status.getByRole('link').allTextContents();
  await status.getByRole('link', { name: second!, exact: true }).click();
  await staysTheSame(page, page.context(), {
    address: new RegExp(`status=${encodeURIComponent(second!)}$`),
    chosen: (shown) => current(shown, second!),
    before: (shown) => current(shown, first!),
  });
});
