import { productWithVariants } from '../shopper/catalogue';
import { losses, slowDown } from '../shopper/early-fields';
import { publicPages } from '../shopper/public-pages';
import { expect, test } from '../fixtures/test';

/** Number of tests that share the pages. */
const SHARES = 6;

for (let share = 0; share < SHARES; share += 1) {
  test(`no text field of any page loses early input (${share + 1} of ${SHARES})`, async ({
    context,
    system,
    watch,
  }) => {
    test.setTimeout(300_000);
    watch.allow(/404/);
    const pages = (await publicPages(system)).filter((_, index) => index % SHARES === share);
    expect(pages.length).toBeGreaterThan(3);
    const lost: string[] = [];
    for (const address of pages) {
      const page = await context.newPage();
      await slowDown(page);
      const found = await losses(page, address, 'text');
      // The browser loads the form of the sign-up, so the server's page has no text field.
      if (found === null && !address.includes('?sign-up')) lost.push(`${address} has no field`);
      lost.push(...(found ?? []));
      await page.close();
    }
    expect(lost).toEqual([]);
  });
}

/** Pages with other fields, and how many kinds of them each has at least. */
const CHOICES: Record<string, [address: (api: string) => Promise<string>, kinds: number]> = {
  'the shop': [async () => '/shop', 4],
  'a product with variants': [async (api) => `/${(await productWithVariants(api)).slug}`, 2],
};

for (const [name, [address, kinds]] of Object.entries(CHOICES))
  test(`choices from before hydration stay: checkboxes, radios and selects of ${name}`, async ({ context, system }) => {
    const found: unknown[] = [];
    for (let index = 0; index < 6; index += 1) {
      const page = await context.newPage();
      const lost = await losses(page, await address(system.api), index);
      await page.close();
      if (lost === null) break;
      found.push(lost);
    }
    expect(found.length).toBeGreaterThanOrEqual(kinds);
    expect(found.flat()).toEqual([]);
  });
