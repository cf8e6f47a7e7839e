import type { Page } from '@playwright/test';
import { SLICE_PAGES } from '../faults/slices';
import { expect, test } from '../faults/stage';
import { ada } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { faultsOf } from '../shopper/has-no-fault';
import { IN_AUDIT } from '../system/in-audit';

const [catalog, cart] = SLICE_PAGES;
const panel = (page: Page) => page.getByRole('complementary', { name: 'Outline' });
const region = (page: Page, slice: string) => page.locator(`[data-slice="${slice}"]`);

const axeFaults = (page: Page) => faultsOf(page, '[aria-label="Outline"]');

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test('a page without the outline parameter does not load the outline', async ({ shopper, page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await shopper.visit('/shop');
    await shopper.pageIsComplete();
    expect(fetched.filter((url) => url.includes('outline'))).toEqual([]);
    await expect(panel(page)).toHaveCount(0);
  });

  test('pages and widgets show slice, version and load time on every page of the tab until the outline is closed', async ({
    stage,
    shopper,
    page,
  }) => {
    await shopper.visit('/shop?outline');
    const label = (slice: string, part: string) =>
      new RegExp(`^${slice} ${stage.stableOf(slice).replaceAll('.', '\\.')} · ${part} \\d+ ms$`);
    await expect(region(page, catalog!.slice)).toHaveAttribute(
      'data-outline-label',
      label(catalog!.slice, 'page shop'),
    );
    await expect(panel(page).getByRole('listitem').filter({ hasText: catalog!.slice })).toContainText('on this page');

    await stage.leavesFor(catalog!);
    await expect(region(page, cart!.slice)).toHaveAttribute('data-outline-label', label(cart!.slice, 'page wishlist'));
    await expect(panel(page).getByRole('listitem').filter({ hasText: cart!.slice })).toContainText('service runs');

    await shopper.visit('/shop');
    await page.getByRole('link', { name: 'Cart, 0' }).click();
    await expect(region(page, cart!.slice)).toHaveAttribute(
      'data-outline-label',
      label(cart!.slice, 'widget mini-cart'),
    );

    await panel(page).getByRole('button', { name: 'Close the outline' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(region(page, catalog!.slice)).not.toHaveAttribute('data-outline-label');
    await shopper.visit('/shop');
    await expect(panel(page)).toHaveCount(0);
  });

  test('closing the outline removes it from the address', IN_AUDIT, async ({ shopper, page }) => {
    await shopper.visit('/shop?page=2&outline');
    await panel(page).getByRole('button', { name: 'Close the outline' }).click();
    await expect(page).toHaveURL('/shop?page=2');
  });

  test(
    'the log shows every bus message from the start, with its payload',
    IN_AUDIT,
    async ({ shopper, page, system }) => {
      const [product] = await productsOnSale(system.api);
      await shopper.visit('/shop?outline');
      await panel(page).getByRole('tab', { name: 'Events' }).click();
      const events = panel(page).getByRole('tabpanel', { name: 'Events' });
      await expect(events.getByText('currency', { exact: true })).toBeVisible();
      await shopper.addToCart(product!.title);
      await events.getByRole('searchbox', { name: 'Filter' }).fill('cart.add');
      await expect(events.getByRole('listitem').filter({ hasText: /answered #\d/ })).toBeVisible();
      const sent = events.getByRole('listitem').filter({ hasText: /sent #\d/ });
      await sent.locator('summary').press('Enter');
      await expect(sent.locator('pre')).toContainText(product!.title);
      await events.getByRole('button', { name: 'Clear' }).click();
      await expect(events.getByText('No messages yet')).toBeVisible();
    },
  );

  test('the outline contains no personal data and no token', async ({ stage, shopper, page }) => {
    await stage.open({ ...SLICE_PAGES.find(({ slice }) => slice === 'mfe-orders')!, path: '/my-orders?outline' });
    await shopper.isSignedInAs(ada);
    await panel(page).getByRole('tab', { name: 'Events' }).click();
    const session = panel(page)
      .getByRole('listitem')
      .filter({ hasText: /^session/ })
      .first();
    await session.locator('summary').click();
    await expect(session.locator('pre')).toContainText('"surname": "•••"');
    const token = await page.evaluate(() => localStorage.getItem('extension'));
    const text = await panel(page).innerText();
    expect(text).not.toContain(ada.surname);
    expect(text).not.toContain(ada.email);
    expect(text).not.toContain(token);
  });

  test(
    'a forced failure shows the last good version, then the panel, and can be undone',
    IN_AUDIT,
    async ({ stage, shopper, page, watch }) => {
      // The cart shows what was viewed last, a widget of the slice that fails.
      watch.allow(/cannot be used: /, /The widget recently-viewed cannot be reached/);
      const lastGood = stage.stableOf(catalog!.slice);
      const chosen = await stage.giveOut(catalog!.slice, true);
      await shopper.visit('/shop?outline');
      await stage.shows(catalog!, chosen);
      const fail = (version: string) => panel(page).getByRole('switch', { name: `Fail ${catalog!.slice} ${version}` });

      await fail(chosen).press('Space');
      await stage.shows(catalog!, lastGood);
      await expect(panel(page).getByRole('listitem').filter({ hasText: catalog!.slice })).toContainText('set aside');
      await fail(lastGood).press('Space');
      await stage.showsPanel();
      await stage.retries();
      await stage.showsPanel();
      await stage.leavesFor(catalog!); // the other slices work

      await fail(chosen).press('Space');
      await page.goBack();
      await stage.shows(catalog!, chosen);
    },
  );

  test('a forced failure of the cart moves its service to the last good version and loses no line', async ({
    stage,
    shopper,
    page,
    system,
    watch,
  }) => {
    watch.allow(/cannot be used: /);
    const [first, second] = await productsOnSale(system.api);
    const lastGood = stage.stableOf(cart!.slice);
    const chosen = await stage.giveOut(cart!.slice, true);
    await shopper.visit('/shop?outline');
    await shopper.addToCart(first!.title);
    const row = panel(page).getByRole('listitem').filter({ hasText: cart!.slice });
    await expect(row).toContainText(`${chosen} chosen · service runs`);
    await row.getByRole('switch', { name: `Fail ${cart!.slice} ${chosen}` }).click();
    await expect(row).toContainText(`${lastGood} last good · service runs`);
    await shopper.addToCart(second!.title);
    await shopper.seesInCart(2);
  });
});

// The panel is for developers, so only the audit looks at its appearance.
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('axe finds nothing in the outline', IN_AUDIT, async ({ shopper, page }) => {
        await shopper.visit('/shop?outline');
        await expect(panel(page)).toBeVisible();
        const toggle = panel(page).getByRole('button', { name: 'Outline', exact: true });
        if ((await toggle.getAttribute('aria-expanded')) === 'false') {
          expect(await axeFaults(page)).toEqual([]);
          await toggle.press('Enter');
        }
        expect(await axeFaults(page)).toEqual([]);
        await panel(page).getByRole('tab', { name: 'Slices' }).press('ArrowRight');
        await panel(page).locator('summary').first().press('Enter');
        expect(await axeFaults(page)).toEqual([]);
      });
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the panel is a bar in a corner and does not cover the end of the page', IN_AUDIT, async ({ shopper, page }) => {
    await shopper.visit('/shop?outline');
    const bar = (await panel(page).boundingBox())!;
    expect(bar.height).toBeLessThanOrEqual(60);
    // Content far below is laid out only when it comes near, so the page grows.
    const endOfPage = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const footer = (await page.getByRole('contentinfo').boundingBox())!;
      return footer.y + footer.height;
    };
    await expect.poll(endOfPage).toBeLessThanOrEqual(bar.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
