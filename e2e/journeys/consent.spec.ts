import type { Page } from '@playwright/test';
import { expect, test } from '../system/test';
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

/** What this visit loads for measures and sends of them, until the shopper leaves. */
async function measuresOf(page: Page, visit: () => Promise<void>): Promise<{ loaded: boolean; sent: unknown[] }> {
  const loaded: string[] = [];
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (/\/measures\.[\w.]+\.js$/.test(request.url())) loaded.push(request.url());
    if (request.url().endsWith('/browser-reports/measures')) sent.push(...(request.postDataJSON() as unknown[]));
  });
  await visit();
  await page.goto('about:blank');
  return { loaded: loaded.length > 0, sent };
}

test('the speed of a visit is measured only after consent, and until it is withdrawn', async ({ shopper, page }) => {
  const region = page.getByRole('region', { name: notice });
  const choose = async (name: 'Accept' | 'Decline') => {
    await shopper.visit('/shop');
    if (!(await region.isVisible())) await page.getByRole('button', { name: 'Privacy choices' }).click();
    await region.getByRole('button', { name }).click();
  };
  expect(await measuresOf(page, () => choose('Decline'))).toEqual({ loaded: false, sent: [] });

  const accepted = await measuresOf(page, async () => {
    const code = page.waitForResponse(/\/measures\.[\w.]+\.js$/);
    await choose('Accept');
    await code;
  });
  expect(accepted.loaded).toBe(true);
  const version = expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown;
  const value = expect.any(Number) as unknown;
  for (const name of ['LCP', 'CLS'])
    expect(accepted.sent).toContainEqual({ slice: 'mfe-catalog', version, name, value });

  const withdrawn = await measuresOf(page, async () => {
    await shopper.visit('/shop');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await region.getByRole('button', { name: 'Decline' }).click();
  });
  expect(withdrawn.sent).toEqual([]);
});
