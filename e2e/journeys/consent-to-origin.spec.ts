import type { BrowserContext, Page } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

const SITE = 'https://sellers.example';
const EVIL = 'https://evil.example';

test.use({ viewport: { width: 1280, height: 844 } });

/** A page of another site that asks for the session and shows what it gets. */
async function anotherSite(context: BrowserContext, origin: string, shop: string): Promise<Page> {
  const asks = `open('${shop}/account?from=' + encodeURIComponent(origin + '/welcome'), 'shop', 'popup')`;
  const body = `<!doctype html><title>Another site</title><link rel="icon" href="data:,">
<button onclick="${asks}">Use NKM</button>
<script>addEventListener('message', ({ data, origin }) => {
  sessionStorage.setItem('got', JSON.stringify({ data, origin }));
});</script>`;
  await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  const site = await context.newPage();
  await site.goto(`${origin}/`);
  return site;
}

async function asks(site: Page): Promise<Page> {
  const opened = site.waitForEvent('popup');
  await site.getByRole('button', { name: 'Use NKM' }).click();
  return opened;
}
const got = (site: Page) => site.evaluate(() => sessionStorage.getItem('got'));

/** What the site gets, once it is there. */
async function receives(site: Page) {
  await expect.poll(() => got(site)).not.toBeNull();
  return JSON.parse((await got(site))!) as { data: { type: string; token: string; profile: { email: string } } };
}

test('ACC-RULE-001 ACC-RULE-002 ACC-MSG-002 a site of the list gets the session after the consent, and continues', async ({
  shopper,
  page,
  context,
  system,
}) => {
  await shopper.arrivesSignedIn(ada);
  const token = await page.evaluate(() => localStorage.getItem('extension'));
  const site = await anotherSite(context, SITE, system.shop);
  const window = await asks(site);
  await expect(window.getByRole('heading', { name: 'Allow authentication' })).toBeVisible();
  await expect(window.getByText(`${SITE} wants to use your account ${ada.email}.`)).toBeVisible();
  expect(await got(site)).toBeNull();
  await window.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect.poll(() => window.isClosed()).toBe(true);
  await expect(site).toHaveURL(`${SITE}/welcome`);
  expect(await receives(site)).toMatchObject({
    data: { type: 'nkm:authorised', token, profile: { email: ada.email } },
    origin: system.shop,
  });
});

test('a guest signs in first, in the same window', IN_AUDIT, async ({ shopper, context, system }) => {
  const site = await anotherSite(context, SITE, system.shop);
  const window = await asks(site);
  await expect(window.getByText(`Sign in to continue to ${SITE}.`)).toBeVisible();
  await shopper.signIn(ada, window);
  await window.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(site).toHaveURL(`${SITE}/welcome`);
  expect((await receives(site)).data.profile.email).toBe(ada.email);
});

test('another site is refused and gets nothing, not even the window', async ({ shopper, context, system }) => {
  await shopper.arrivesSignedIn(ada);
  const site = await anotherSite(context, EVIL, system.shop);
  const window = await asks(site);
  await expect(window.getByRole('alert')).toContainText('This site is not allowed to ask for your account.');
  expect(await window.evaluate(() => window.opener)).toBeNull();
  expect(await got(site)).toBeNull();
});

test('without the window that asked, nothing is sent', IN_AUDIT, async ({ shopper, page }) => {
  await shopper.arrivesSignedIn(ada);
  await page.goto(`/account?from=${SITE}`);
  await expect(page.getByRole('alert')).toContainText(`The window of ${SITE} is gone.`);
});
