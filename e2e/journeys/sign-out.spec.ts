import type { Page } from '@playwright/test';
import { ada, chidi } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { Shopper } from '../shopper/shopper';
import { personKeys } from '../shopper/stored';
import { expect, test } from '../fixtures/test';
import { inAuditUnless } from '../system/in-audit';

test.use({ viewport: { width: 1280, height: 900 } });

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' });
const isGuest = (page: Page) => {
  const account = page.getByRole('link', { name: 'Account', exact: true });
  return expect(account.or(page.getByRole('heading', { name: 'Sign in', level: 1 })).first()).toBeVisible();
};
const recentSearches = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearches'));
const searchBox = (page: Page) => page.getByLabel('Search products');

/** Searches, and waits until the page of results has stored the search. */
async function searches(page: Page): Promise<void> {
  await searchBox(page).fill('ankara');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search**');
  await expect.poll(() => recentSearches(page)).toContain('ankara');
}

/** Leaves something on every kind of screen. */
async function leavesTraces({ page, shopper }: { page: Page; shopper: Shopper }): Promise<void> {
  const [product] = await productsOnSale(shopper.system.api);
  await searches(page);
  await shopper.visit('/shop?view=list');
  const compare = page.getByRole('button', { name: `Compare: ${product!.title}`, exact: true });
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await shopper.visit(`/${product!.slug}`);
  await page.getByRole('button', { name: 'Estimate delivery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a pickup station' });
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('Lagos');
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  for (const path of ['/cart', '/wishlist', '/my-orders', '/profile', '/security', '/compare'])
    await shopper.visit(path);
  await shopper.visit('/addresses/add');
  await page.getByLabel('Landmark').fill('By the big tree');
  await expect
    .poll(async () => (await personKeys(page)).join())
    .toMatch(/(?=.*recentSearches)(?=.*compare)(?=.*delivery-station)(?=.*draft:address)(?=.*profile)/);
}

for (const failure of ['none', 'the server fails to end the session'] as const)
  test(
    `signing out leaves nothing of the person in any tab; failure: ${failure}`,
    inAuditUnless(failure !== 'none'),
    async ({ shopper, page, context, system, watch }) => {
      test.slow();
      watch.allow(/Failed to load resource/, /could not end the session/);
      await shopper.arrivesSignedIn(ada);
      await leavesTraces({ page, shopper });
      const other = new Shopper(await context.newPage(), system);
      await other.visit('/my-orders');
      const third = new Shopper(await context.newPage(), system);
      await third.visit('/shop');
      await third.page.evaluate(() => sessionStorage.setItem('of-an-older-slice', 'Lagos'));
      if (failure !== 'none') await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: {} }));
      const loaded = page.waitForEvent('load');
      await signOut(page).click();
      await loaded;
      for (const tab of [page, other.page, third.page]) {
        await isGuest(tab);
        await expect.poll(() => personKeys(tab)).toEqual([]);
      }
      await expect(other.page.getByRole('heading', { name: 'Your Recent Orders' })).toHaveCount(0);
      await page.goBack();
      await shopper.pageIsHydrated();
      await expect(page.getByText(ada.surname)).toHaveCount(0);
      await shopper.visit('/shop');
      await searchBox(page).click();
      await expect(page.getByText('ankara', { exact: true })).toHaveCount(0);
    },
  );

test('a second person in the same tab finds nothing of the first', async ({ shopper, page }) => {
  test.slow();
  await shopper.arrivesSignedIn(ada, '/addresses/add');
  await page.getByLabel('Landmark').fill('By the big tree');
  const loaded = page.waitForEvent('load');
  await signOut(page).click();
  await loaded;
  await shopper.visit('/account');
  await shopper.signIn(chidi);
  await shopper.isSignedInAs(chidi);
  await shopper.visit('/addresses/add');
  await expect(page.getByLabel('Landmark')).toHaveValue('');
  expect((await personKeys(page)).join()).not.toContain('big tree');
});

test('a dead session hides the values until the same shopper signs in again', async ({
  shopper,
  page,
  system,
  watch,
}) => {
  test.slow();
  watch.allow(/^error: Failed to load resource: .* 401 /);
  await shopper.arrivesSignedIn(ada, '/shop');
  await searches(page);
  const token = await page.evaluate(() => localStorage.getItem('extension'));
  // An open page would notice it and reload itself, which aborts the navigation below.
  await page.goto('about:blank');
  await page.request.post(`${system.api}/logout`, { headers: { Authorization: `Bearer ${token}` } });
  // The page leaves for the sign-in by itself, perhaps before it has loaded.
  await page.goto('/my-orders', { waitUntil: 'commit' });
  await page.waitForURL('**/account');
  await shopper.pageIsHydrated();
  await expect.poll(() => recentSearches(page).catch(() => 'on its way')).toBeNull();
  await shopper.signIn(ada);
  await page.waitForURL('**/my-orders');
  await expect.poll(() => recentSearches(page)).toContain('ankara');
  await expect.poll(async () => (await personKeys(page)).join()).not.toContain('hidden:');
});
