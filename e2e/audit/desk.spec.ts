import AxeBuilder from '@axe-core/playwright';
import { openDesk } from '../shopper/desk';
import { expect } from '../system/expect';
import { test } from '../system/test-of-its-own';
import { asksForDecisions, DESK_PAGES } from './desk-pages';

test('axe finds no violation on the desk', async ({ browser, system, shopper }) => {
  test.setTimeout(400_000);
  await asksForDecisions(shopper);
  const desk = await system.startDesk();
  const found: string[] = [];
  for (const [role, addresses] of Object.entries(DESK_PAGES)) {
    const page = await openDesk(browser, desk, role as keyof typeof DESK_PAGES);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of addresses) {
        await page.goto(desk + address);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations)
          found.push(...nodes.map(({ html }) => `${width} px, ${address} ${id}: ${html.slice(0, 160)}`));
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width)
          found.push(`${width} px, ${address} is too wide`);
      }
    }
  }
  expect(found).toEqual([]);
});
