import { openDesk } from '../shopper/desk';
import { faultsOf } from '../shopper/has-no-fault';
import { expect } from '../system/expect';
import { test } from '../fixtures/test';
import { decidesAtDesk, ordersInCash, writesToStaff } from './desk-content';
import { asksForDecisions, DESK_PAGES, FILLED_LISTS } from './desk-pages';

test.use({ settings: { PAYMENT_METHODS: 'card,cash_on_delivery' } });

test('axe finds no violation on the desk', async ({ browser, system, shopper }) => {
  test.setTimeout(600_000);
  await asksForDecisions(shopper);
  await writesToStaff(shopper);
  const desk = await system.startDesk();
  await decidesAtDesk(browser, desk, await ordersInCash(shopper));
  await ordersInCash(shopper);
  const found: string[] = [];
  const empty: string[] = [];
  for (const [role, addresses] of Object.entries(DESK_PAGES)) {
    const page = await openDesk(browser, desk, role as keyof typeof DESK_PAGES);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of addresses) {
        await page.goto(desk + address);
        if (width === 390 && (await page.getByRole('article').count()) === 0) empty.push(address);
        found.push(...(await faultsOf(page)).map((fault) => `${width} px, ${address} ${fault}`));
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width)
          found.push(`${width} px, ${address} is too wide`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(FILLED_LISTS.filter((address) => empty.includes(address))).toEqual([]);
});
