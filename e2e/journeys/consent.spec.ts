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
