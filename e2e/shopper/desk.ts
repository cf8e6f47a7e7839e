import type { Browser, Page } from '@playwright/test';
import { expect } from '../system/expect';

/** A page of the desk, signed in with one of its accounts. */
export async function openDesk(browser: Browser, desk: string, name: 'vendor' | 'courier' | 'staff'): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(desk);
  await page.getByLabel('Account').selectOption(name);
  await page.getByLabel('Password').fill(`${name[0]!.toUpperCase()}${name.slice(1)}-2026!`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: `Sign out (${name})` })).toBeVisible();
  return page;
}

/** The vendor packs the newest parcel with the product, which has the status `from`. Returns its tracking code. */
export async function packAtDesk(
  browser: Browser,
  desk: string,
  product: { title: string },
  from: 'Paid' | 'Confirmed' = 'Paid',
): Promise<string> {
  const vendor = await openDesk(browser, desk, 'vendor');
  await vendor.goto(`${desk}/vendor?status=${from}`);
  const parcel = vendor.getByRole('article').filter({ hasText: product.title }).last();
  await parcel.getByRole('button', { name: 'Pack' }).click();
  const packed = vendor.getByRole('status');
  await expect(packed).toContainText('Packed. Tracking number: GIGL');
  return (await packed.textContent())!.split(': ')[1]!;
}

/** The courier reports a stage of a parcel, which has the status `from`. */
export async function reportAtDesk(
  courier: Page,
  desk: string,
  { code, from, stage }: { code: string; from: string; stage: string },
): Promise<void> {
  await courier.goto(`${desk}/courier?status=${from}`);
  await courier
    .getByRole('article')
    .filter({ hasText: code })
    .getByRole('button', { name: `Mark as ${stage}` })
    .click();
  await expect(courier.getByRole('status')).toHaveText(`Reported: ${stage}`);
}

/**
 * A parcel that is Shipped arrives at its station, and the desk enters the code that `page`, the open Order Details of
 * its shopper, then shows.
 */
export async function collectAtDesk(
  courier: Page,
  desk: string,
  { code, page }: { code: string; page: Page },
): Promise<void> {
  await courier.goto(`${desk}/courier?status=Shipped`);
  const parcel = courier.getByRole('article').filter({ hasText: code });
  await parcel.getByRole('button', { name: 'Mark as ready for pickup' }).click();
  await expect(courier.getByRole('status')).toHaveText('Reported: Ready for pickup');
  const pass = page.getByRole('region', { name: 'PICKUP PASS' });
  await parcel.getByLabel('Pickup code, or scan the pass').fill((await pass.getByText(/^\d{3} \d{3}$/).textContent())!);
  await parcel.getByRole('button', { name: /^Hand over/ }).click();
  await expect(courier.getByRole('status')).toHaveText(/^Delivered/);
}
