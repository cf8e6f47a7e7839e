import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

const footer = (page: Page) => page.getByRole('contentinfo');

async function subscribe(form: Locator, name: string, email: string): Promise<void> {
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

test('SH-SCR-020 SH-CALL-002 SH-MSG-008 SH-ROLE-001 a visitor subscribes to the newsletter and gets a mail', async ({
  shopper,
  page,
  system,
}) => {
  await shopper.visit('/shop');
  await footer(page).scrollIntoViewIfNeeded();
  await subscribe(footer(page), "Adébáyọ̀ O'Neil", 'adebayo.oneil@example.com');
  await expect(page.getByText('Successfully Subscribed to newsletter')).toBeVisible();
  await expect(footer(page).getByLabel('Email')).toHaveValue('');
  await expect
    .poll(async () => {
      const answer = await fetch(`${system.inbox}/messages.json?to=adebayo.oneil@example.com`);
      return ((await answer.json()) as { data: unknown[] }).data.length;
    })
    .toBe(1);
});

test(
  'SH-SCR-021 SH-SCR-026 SH-CONST-002 every link of the footer leads to an existing page',
  IN_AUDIT,
  async ({ page, system }) => {
    test.setTimeout(180_000); // about 70 pages, each rendered for the first time
    await page.goto('/');
    const hrefs = await footer(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const paths = [...new Set(hrefs.filter((href) => href.startsWith('/')))];
    expect(paths.length).toBeGreaterThan(10);
    const statuses: string[] = [];
    // One after another: all at once would overload the test server.
    for (const path of paths) statuses.push(`${(await fetch(`${system.shop}${path}`)).status} ${path}`);
    expect(statuses.filter((line) => !line.startsWith('200 '))).toEqual([]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page height hardly changes on the way to the footer', IN_AUDIT, async ({ shopper, page }) => {
    await shopper.visit('/shop');
    await expect(footer(page).locator('details')).not.toHaveCount(0); // the groups of links are folded
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await footer(page).getByText('Privacy choices').scrollIntoViewIfNeeded();
    await expect(footer(page).getByText('Privacy choices')).toBeInViewport();
    expect(Math.abs(before - (await height()))).toBeLessThan(400);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SH-RULE-018 the newsletter form works and shows errors and success', async ({ page }) => {
    await page.goto('/shop?page=2');
    await subscribe(footer(page), 'Ngozi', 'ngozi@');
    await expect(footer(page).getByText('Email is invalid')).toBeVisible();
    await subscribe(footer(page), 'Ngozi', 'ngozi@example.com');
    await expect(footer(page).getByText('Successfully Subscribed to newsletter')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  });

  test('the groups of links open on a phone and are open on a wide screen', async ({ page }) => {
    const link = footer(page).getByRole('link', { name: 'All products' });
    await page.goto('/shop');
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(link).toBeHidden();
    await footer(page)
      .locator('summary', { hasText: /^Shop$/ })
      .click();
    await expect(link).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the groups of links fold and open', IN_AUDIT, async ({ shopper, page }) => {
    await shopper.visit('/shop');
    const link = footer(page).getByRole('link', { name: 'All products' });
    const group = footer(page).locator('summary', { hasText: /^Shop$/ });
    await group.scrollIntoViewIfNeeded();
    await expect(link).toBeHidden();
    await group.click();
    await link.click();
    await expect(page).toHaveURL('/shop');
  });
});

test.describe('while its code cannot be loaded', () => {
  const CODE = '**/assets/footer.*.js*';

  test.beforeEach(async ({ page, watch }) => {
    watch.allow(/Failed to load a page part/, /Failed to load resource/);
    await page.route(CODE, (route) => route.abort());
  });

  test('the footer keeps the HTML from the server, and its links work', async ({ page, shopper }) => {
    const given = page.waitForEvent('console', (message) => message.text().includes('Failed to load a page part'));
    await shopper.visit('/');
    await given;
    await footer(page).getByRole('link', { name: 'All products' }).click();
    await expect(shopper.heading('Shop')).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'All products' })).toBeVisible();
  });

  test('Retry loads a footer that the server did not render', IN_AUDIT, async ({ page, shopper }) => {
    await shopper.visit('/account');
    await page.locator('a[href="/"]').first().click();
    await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();
    await page.unroute(CODE);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(footer(page).getByRole('link', { name: 'All products' })).toBeVisible();
  });
});
