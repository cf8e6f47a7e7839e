import type { Page } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { isComplete } from '../shopper/hydrates';
import { layoutShifts, MOST_SHIFTS } from '../speed/layout-shifts';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

/** Only the page counts: the header changes when it greets the shopper. */
async function expectNothingMoves(page: Page): Promise<void> {
  await isComplete(page);
  const shifts = (await layoutShifts(page)).filter(({ inPage }) => inPage);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFTS);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'SHR-SCR-001 SHR-SCR-002 a signed-in shopper moves through the account area with the profile sidebar',
      inAuditUnless(width === 390),
      async ({ shopper, page }) => {
        await shopper.arrivesSignedIn(ada, '/my-orders');
        await expect(sidebar(page).getByRole('link')).toHaveText([
          'Dashboard',
          'User Information',
          'Coin History',
          'Notifications',
          'Addresses',
          'Recently Viewed Products',
          'My Orders',
          'Wishlist',
          'Security',
        ]);
        await expect(link(page, 'My Orders')).toHaveAttribute('aria-current', 'page');

        await link(page, 'Wishlist').click();
        await expect(shopper.heading('Wishlist')).toBeVisible();
        await expect(link(page, 'Wishlist')).toHaveAttribute('aria-current', 'page');
        await expect(link(page, 'My Orders')).not.toHaveAttribute('aria-current');

        await link(page, 'My Orders').click();
        await expect(shopper.heading('Your Recent Orders')).toBeVisible();
        await page
          .getByRole('link', { name: /^View Store Order Details/ })
          .first()
          .click();
        await expect(page).toHaveURL(/\/order-details\//);
        await expect(sidebar(page)).toBeVisible();

        // The browser tells of a call on the console that a sign-out overtakes.
        const loaded = page.waitForResponse(/\/api\/wishlist\?/);
        await link(page, 'Wishlist').click();
        await loaded;
        await sidebar(page).getByRole('button', { name: 'Logout' }).click();
        await expect(sidebar(page)).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
        await expect(shopper.heading('Wishlist')).toBeVisible();
      },
    );

    test(
      'pages with the profile sidebar have no layout shift, and their content is in view',
      inAuditUnless(width === 390),
      async ({ shopper, page }) => {
        await shopper.arrivesSignedIn(ada, '/my-orders');
        for (const [path, heading] of [
          ['/my-orders', 'Your Recent Orders'],
          ['/wishlist', 'Wishlist'],
        ] as const) {
          await shopper.visit(path);
          await expect(shopper.heading(heading)).toBeInViewport();
          await expect(sidebar(page)).toBeVisible();
          for (const entry of await sidebar(page).locator('a, button').all()) {
            expect((await entry.boundingBox())!.height).toBeGreaterThanOrEqual(44);
          }
          await expectNothingMoves(page);
        }
      },
    );
  });
}

test("a guest's wishlist and a shopper's cart have no profile sidebar", IN_AUDIT, async ({ shopper, page }) => {
  await shopper.visit('/wishlist');
  await expect(shopper.heading('Wishlist')).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
  await shopper.arrivesSignedIn(ada, '/cart');
  await expect(sidebar(page)).toHaveCount(0);
});

test('Logout on a page for signed-in shoppers leads to the sign-in page in every tab', async ({
  shopper,
  page,
  context,
  watch,
}) => {
  // Both tabs can have requests on the way when the session ends: the profile, the cart, the version of the orders.
  watch.allow(/^error: Failed to load resource: .* 401 .*\/api\//);
  await shopper.arrivesSignedIn(ada, '/my-orders');
  const other = await context.newPage();
  await other.goto('/wishlist');
  await expect(sidebar(other)).toBeVisible();
  await sidebar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(sidebar(other)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages for signed-in shoppers have the sidebar, and pages for guests do not', async ({ page }) => {
    await page.goto('/my-orders');
    const place = (await sidebar(page).boundingBox())!;
    const heading = (await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox())!;
    expect(place.x + place.width).toBeLessThanOrEqual(heading.x);
    await page.goto('/wishlist');
    await expect(sidebar(page)).toHaveCount(0);
  });
});
