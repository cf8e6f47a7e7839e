import { lagosIsoDate } from '@nkm/contracts/lagos-time';
import { estimatedDay } from '@nkm/contracts/estimated-day';
import type { Page } from '@playwright/test';
import { productsOnSale } from '../shopper/catalogue';
import { inAuditUnless } from '../system/in-audit';
import { expect, test } from '../fixtures/test';

const DAY_MS = 24 * 3_600_000;

/** Sets the clock of the device: every reading of the time is off. */
const setClock = (page: Page, error: number) =>
  page.addInitScript((off) => {
    const Real = Date;
    const now = () => Real.now() + off;
    const origin = performance.timeOrigin + off;
    Object.defineProperty(performance, 'timeOrigin', { get: () => origin });
    window.Date = new Proxy(Real, {
      construct: (target, given) => (given.length === 0 ? new target(now()) : Reflect.construct(target, given)),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, error);

// The other side of the world, where it is another day for most of the day.
test.use({ timezoneId: 'Pacific/Kiritimati' });

for (const [device, error] of [
  ['three days slow', -3 * DAY_MS],
  ['a year fast', 365 * DAY_MS],
] as const) {
  test(
    `a device that is ${device} sees the day of delivery by the server's clock`,
    inAuditUnless(error < 0),
    async ({ page, shopper, system }) => {
      await setClock(page, error);
      const [product] = await productsOnSale(system.api);
      await shopper.visit(`/${product!.slug}`);
      const shownDay = await page.evaluate(() => new Date().toISOString().slice(0, 10));
      expect(shownDay, 'the clock of the device').not.toBe(lagosIsoDate(new Date().toISOString()));

      await page.getByRole('button', { name: 'Estimate delivery' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose a pickup station' });
      await dialog.getByRole('combobox', { name: 'State' }).selectOption('Lagos');
      await dialog.getByRole('radio').first().click();
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(`by ${estimatedDay(new Date())}`)).toBeVisible();
    },
  );
}
