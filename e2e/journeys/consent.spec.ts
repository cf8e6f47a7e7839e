import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { inAuditUnless } from '../system/in-audit';

test.use({ consent: null });

const notice = 'Your privacy';

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test(
      'the privacy notice asks once and gives both answers the same weight',
      inAuditUnless(width === 360),
      async ({ shopper, page }) => {
        await shopper.visit('/shop');
        const region = page.getByRole('region', { name: notice });
        await expect(region).toBeVisible();
        const [decline, accept] = await Promise.all(
          ['Decline', 'Accept'].map((name) => region.getByRole('button', { name }).boundingBox()),
        );
        expect(Math.abs(decline!.width - accept!.width)).toBeLessThan(1);
        expect(decline!.height).toBe(accept!.height);
        expect(decline!.height).toBeGreaterThanOrEqual(44);
        await region.getByRole('button', { name: 'Decline' }).click();
        await expect(region).toHaveCount(0);
        expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('declined');
        await page.evaluate(() => localStorage.removeItem('currentVersion'));
        await page.reload();
        await shopper.pageIsHydrated();
        await page.keyboard.press('Shift'); // the first input loads the deferred parts, which store the version
        await expect.poll(() => page.evaluate(() => localStorage.getItem('currentVersion'))).not.toBeNull();
        await expect(region).toHaveCount(0);
      },
    );

    test('the choice can be changed in the footer', inAuditUnless(width === 360), async ({ shopper, page }) => {
      await shopper.visit('/shop');
      const region = page.getByRole('region', { name: notice });
      await region.getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await expect(region).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
      await region.getByRole('button', { name: 'Decline' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeFocused();
    });
  });
}

const SENT = '/shop /browser-reports/measures';

/** Keeps in the tab what a page sends as it is left, because the browser does not tell its tools everything then. */
const keepBeacons = () => {
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, body) => {
    sessionStorage.setItem(`${location.pathname} ${String(address)}`, String(body));
    return send(address, body);
  };
};

/** Leaves the shop page, and reads what it measured and sent; null for nothing. */
async function measuresOf(page: Page): Promise<unknown> {
  await page.goto('/cart');
  const sent = await page.evaluate((name) => sessionStorage.getItem(name), SENT);
  await page.evaluate((name) => sessionStorage.removeItem(name), SENT);
  return sent && (JSON.parse(sent) as unknown);
}

test('the speed of a visit is measured only after consent, and until it is withdrawn', async ({ shopper, page }) => {
  await page.addInitScript(keepBeacons);
  const code: string[] = [];
  page.on('response', (response) => {
    if (/\/measures\.[\w.]+\.js$/.test(response.url())) code.push(response.url());
  });
  const region = page.getByRole('region', { name: notice });
  const choose = async (name: 'Accept' | 'Decline') => {
    await shopper.visit('/shop');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await region.getByRole('button', { name }).click();
  };
  await choose('Decline');
  expect([code, await measuresOf(page)]).toEqual([[], null]);

  await choose('Accept');
  await expect.poll(() => code).toHaveLength(1);
  const aMeasure = (name: string): unknown => ({
    slice: 'mfe-catalog',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
    name,
    value: expect.any(Number) as unknown,
  });
  const visited = async () => {
    await shopper.visit('/shop');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))); // when the code starts
    return measuresOf(page);
  };
  await expect.poll(visited).toEqual(expect.arrayContaining([aMeasure('LCP'), aMeasure('CLS')]));

  await choose('Decline');
  expect(await measuresOf(page)).toBeNull();
});
