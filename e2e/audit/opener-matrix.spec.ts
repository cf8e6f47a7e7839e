import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { providersAreWell, providersHave, signInAt } from '../shopper/identity';
import { firefoxPath } from '../system/browser';
import { expect } from '../system/expect';
import { test } from '../fixtures/test';

// Three opener policies of the provider, in a popup and in the same tab, in Chromium and in Firefox: 12 in all.
const POLICIES = ['unsafe-none', 'same-origin-allow-popups', 'same-origin'];
const WINDOWS = { popup: { width: 1280, height: 844 }, tab: { width: 390, height: 844 } };

test.beforeAll(({ system }) => system.startIdentity());
test.afterEach(({ system }) => providersAreWell(system));

for (const [kind, viewport] of Object.entries(WINDOWS))
  for (const openerPolicy of POLICIES) {
    test.describe('Chromium', () => {
      test.use({ viewport });

      test(`ACC-RULE-008 signs in with the opener policy ${openerPolicy}, in a ${kind} of Chromium`, async ({
        shopper,
        page,
        context,
        system,
        watch,
      }) => {
        // The last stop of a shopper without a phone number.
        watch.allow(/^error: Failed to load resource: .* 404 .*verify-phone/);
        await providersHave(system, { openerPolicy });
        if (kind === 'popup') {
          await shopper.visit('/shop?page=2');
          const opened = context.waitForEvent('page');
          await page.getByRole('link', { name: 'Account' }).click();
          const popup = await opened;
          await signInAt('Google', 'Gbenga Ojo', popup);
          await expect.poll(() => popup.isClosed()).toBe(true);
        } else {
          await shopper.visit('/account');
          await signInAt('Google', 'Gbenga Ojo', page);
        }
        await expect(page).toHaveURL(/\/(shop\?page=2|verify-phone|)$/);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toContain('Ojo');
      });
    });

    // Puppeteer drives Firefox, because Playwright does not support WebDriver BiDi.
    test(`ACC-RULE-008 signs in with the opener policy ${openerPolicy}, in a ${kind} of Firefox`, async ({
      system,
    }) => {
      await providersHave(system, { openerPolicy });
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath(), headless: true });
      try {
        const page = await browser.newPage();
        await page.setViewport(viewport);
        await page.goto(`${system.shop}${kind === 'popup' ? '/shop?page=2' : '/account'}`);
        const own = kind === 'popup' ? await openSignIn(browser, page) : page;
        await signInWithPuppeteer(own);
        if (kind === 'popup') await expect.poll(() => own.isClosed()).toBe(true);
        await expect.poll(() => page.url()).toMatch(/\/(shop\?page=2|verify-phone|)$/);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toContain('Ojo');
      } finally {
        await browser.close();
      }
    });
  }

/** Presses "Account" once the page listens, and returns the popup. */
async function openSignIn(browser: Browser, page: Page): Promise<Page> {
  const isHydrated = () =>
    Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  const before = await browser.pages();
  const opened = async () => (await browser.pages()).find((one) => !before.includes(one));
  await page.locator('::-p-aria([name="Account"][role="link"])').click();
  await expect.poll(async () => (await opened())?.url()).toContain('/account');
  return (await opened())!;
}

async function signInWithPuppeteer(page: Page): Promise<void> {
  await page.locator('::-p-aria([name="Continue with Google"][role="button"])').click();
  await page.locator('::-p-aria([name="Gbenga Ojo"][role="button"])').click();
}
