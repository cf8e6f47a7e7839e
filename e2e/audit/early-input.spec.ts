import { losses, slowDown } from '../shopper/early-fields';
import { publicPages } from '../shopper/public-pages';
import { expect, test } from '../system/test';

/** Number of tests that share the pages. */
const SHARES = 6;

for (let share = 0; share < SHARES; share += 1) {
  test(`H22 no text field of any page loses early input (${share + 1} of ${SHARES})`, async ({
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
      lost.push(...((await losses(page, address, 'text')) ?? [`${address} has no field`]));
      await page.close();
    }
    expect(lost).toEqual([]);
  });
}
