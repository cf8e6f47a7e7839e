import { buyAsNewVisitor } from '../shopper/buy';
import { openDesk, packAtDesk, reportAtDesk } from '../shopper/desk';
import { expect, test } from '../fixtures/test';

const CHANGES = 50;
/** Aim: a change at the server shows on the open page within so many milliseconds. */
const LONGEST_MS = 5_000;

test(`the open page of a parcel shows each of ${CHANGES} reports of the courier within 5 s`, async ({
  shopper,
  page,
  browser,
  system,
}) => {
  test.setTimeout(900_000);
  const desk = await system.startDesk();
  const product = await buyAsNewVisitor(shopper, page, system);
  const code = await packAtDesk(browser, desk, product);
  const courier = await openDesk(browser, desk, 'courier');
  await reportAtDesk(courier, desk, { code, from: 'Packed', stage: 'Shipped' });
  await expect(page.getByText('Shipped').first()).toBeVisible();
  await page.getByRole('link', { name: 'Track this parcel' }).click();
  const took: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const incident = `Reached depot ${change} of the route`;
    await courier.goto(`${desk}/courier?status=Shipped`);
    const parcel = courier.getByRole('article').filter({ hasText: code });
    await parcel.getByLabel('What happened').fill(incident);
    // A random wait, so that the reports fall on any moment between two questions of the page.
    await page.waitForTimeout(Math.random() * 4_000);
    const from = Date.now();
    await parcel.getByRole('button', { name: 'Report incident' }).click({ noWaitAfter: true });
    await page.getByText(incident).first().waitFor({ timeout: 20_000 });
    took.push(Date.now() - from);
    await expect(courier.getByRole('status')).toContainText('Reported');
  }
  took.sort((one, other) => one - other);
  const description = `median ${took[CHANGES / 2]} ms, worst ${took.at(-1)} ms, of ${CHANGES}`;
  test.info().annotations.push({ type: 'news on screen', description });
  process.stdout.write(`  news on screen: ${description}\n`);
  expect(took.at(-1)).toBeLessThanOrEqual(LONGEST_MS);
});
