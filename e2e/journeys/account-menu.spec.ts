import type { Page } from '@playwright/test';
import { type Account, ada, chidi, efe, fatima } from '../shopper/accounts';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

const VENDOR_SITE = 'https://sellers.example';
const KYC_SITE = 'https://kyc.example';

test.use({ viewport: { width: 1280, height: 844 } });

/** The header's link for a signed-in shopper. Before sign-in is known, it leads to the landing page. */
const sellerLink = (page: Page, says: string, site: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: says })
    .and(page.locator(`[href^="${site}"]`));

/** The path carries a 256-bit code, never the session token. */
const entered = (site: string) => new RegExp(`^${site}/[\\w-]{20,100}$`);

const SELLERS: [rows: string, who: Account, says: string, site: string][] = [
  ['SH-STATE-002 SH-MSG-001 SH-ROLE-003', chidi, 'Go to Dashboard', VENDOR_SITE],
  ['SH-STATE-003 SH-MSG-002', ada, 'Sell on NKM', KYC_SITE],
  ['SH-STATE-004 SH-MSG-003', efe, 'KYC Status', KYC_SITE],
  ['SH-STATE-004', fatima, 'KYC Status', KYC_SITE],
];

for (const [rows, who, says, site] of SELLERS) {
  const title = `${rows} ${who.surname} sees “${says}”, which opens ${site} with a code`;
  test(title, inAuditUnless(who === SELLERS[0]![1]), async ({ shopper, page, context }) => {
    await context.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome</p>' }));
    await shopper.arrivesSignedIn(who);
    const opened = context.waitForEvent('page');
    await sellerLink(page, says, site).click();
    const window = await opened;
    await window.waitForURL(entered(site));
    expect(await window.evaluate(() => opener)).toBeNull();
    const token = await page.evaluate(() => localStorage.getItem('extension'));
    expect(window.url()).not.toContain(token);
  });
}

test(
  'the seller link opens in the same tab where windows are blocked',
  IN_AUDIT,
  async ({ shopper, page, context }) => {
    await context.route(`${KYC_SITE}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Welcome</p>' }),
    );
    await shopper.arrivesSignedIn(ada);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await sellerLink(page, 'Sell on NKM', KYC_SITE).click();
    await page.waitForURL(entered(KYC_SITE));
  },
);

test(
  'a failed seller link shows an error and leaves no window open',
  IN_AUDIT,
  async ({ shopper, page, context, watch }) => {
    watch.allow(/Failed to load resource: .* 503 .*\/api\/links\/seller/);
    await shopper.arrivesSignedIn(ada);
    await page.route('**/api/links/seller', (route) =>
      route.fulfill({ status: 503, json: { message: 'Come back later' } }),
    );
    await sellerLink(page, 'Sell on NKM', KYC_SITE).click();
    await expect(page.getByText('Come back later')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  },
);

test('the bell counts unread notifications, and opening it marks them as read', async ({ shopper, page }) => {
  await shopper.arrivesSignedIn(ada);
  const bell = page.getByRole('button', { name: /^Notifications, [1-9]\d* unread$/ });
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
});

test('SH-SCR-016 a guest has no notifications, and the page requests none', IN_AUDIT, async ({ shopper, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/notifications')) asked.push(request.url());
  });
  await shopper.visit('/');
  await shopper.pageIsComplete();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
  expect(asked).toEqual([]);
});
