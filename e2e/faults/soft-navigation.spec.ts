import { productsOnSale } from '../shopper/catalogue';
import { PASSING_FAULTS } from './browser-faults';
import { PHONE, SLICE_PAGES } from './slices';
import { expect, test } from './stage';
import { inAuditUnless } from '../system/in-audit';

test.use({ viewport: PHONE });

const DOWN = PASSING_FAULTS['answers 500']!;
const [catalog, cart] = SLICE_PAGES;

test.beforeEach(({ watch }) => watch.allow(/Failed to load/, /cannot be used: /, /preload/));

for (const at of SLICE_PAGES) {
  const title = `${at.slice} is down when its page opens from another: the page shows an error panel and recovers`;
  test(title, inAuditUnless(at === catalog), async ({ stage, page, shopper }) => {
    const mend = await DOWN(stage, at, false);
    const start = at === catalog ? cart! : catalog!;
    await stage.open({ ...start, slice: at.slice });
    await shopper.pageIsHydrated(); // before hydration, a link loads a new document
    await at.follow(page);
    await stage.showsPanel();
    await stage.leavesFor(at);
    await mend();
    await at.follow(page);
    await expect(page.getByRole('heading', { level: 1, name: at.heading, exact: true })).toBeVisible();
  });
}

test('the cart is down: mini-cart and Add to cart show an error and work after Retry', async ({
  stage,
  page,
  shopper,
  system,
}) => {
  const [product] = await productsOnSale(system.api);
  const mend = await DOWN(stage, cart!, false);
  await stage.open(catalog!);
  await shopper.pageIsHydrated();
  const add = page.getByRole('button', { name: `Add to cart: ${product!.title}` });
  await add.click();
  await expect(page.getByText('The cart cannot be reached at the moment.')).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button').click(); // the message covers the panel
  await page.getByRole('link', { name: 'Cart, 0' }).click();
  const panel = page.getByRole('region', { name: 'Cart' });
  await expect(panel).toContainText('This part of the page could not be loaded');
  await mend();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel).toContainText('Your Cart is empty');
  await page.keyboard.press('Escape');
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 1' })).toBeVisible();
});
