import { ada, chidi } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { emptyCartOf, putIntoCart } from '../shopper/empty-cart';
import { expect, test } from '../fixtures/test';
import { layoutShifts } from './layout-shifts';
import { inAuditUnless } from '../system/in-audit';

/** Cumulative layout shift of a page whose content only the browser knows. Google calls 0.1 good. */
const MOST_SHIFTS_OF_CART = 0.05;

const CASES = [
  { account: ada, of: 'an unpaid order', isHeld: true },
  { account: ada, of: 'an unpaid order', isHeld: false },
  { account: chidi, of: 'no unpaid order', isHeld: true },
];

test.use({ viewport: { width: 390, height: 844 } });

for (const address of ['/cart', '/checkout'])
  for (const { account, of, isHeld } of CASES) {
    const when = isHeld ? 'after the lines' : 'at once';
    const details = inAuditUnless(address === '/cart' && of === 'an unpaid order' && isHeld);
    test(
      `nothing moves on ${address} of a shopper with ${of} when the server tells of payments ${when}`,
      details,
      async ({ shopper, page, system }) => {
        const token = await emptyCartOf(account, system);
        const [first, second] = await productsOnSale(system.api);
        for (const { id } of [first!, second!]) await putIntoCart(token, id, system);
        await shopper.keepsToken(token);
        await shopper.visit('/cart');
        await shopper.selectEverything();
        let tell!: () => void;
        const told = new Promise<void>((resolve) => (tell = resolve));
        if (isHeld)
          await page.route('**/api/payments', async (route) => {
            await told;
            await route.continue();
          });

        const answer = page.waitForResponse('**/api/payments');
        await shopper.visit(address);
        await expect(page.getByText(first!.title).first()).toBeVisible();
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000))); // the lines are painted
        tell();
        await (await answer).finished();
        const notices = page.getByText(/^Order NKM-\w+ \(\S+\) is not paid yet\.$|^The payment of order NKM-/);
        if (account === ada) await expect(notices.first()).toBeVisible();
        await shopper.pageIsComplete();
        if (account !== ada) await expect(notices).toHaveCount(0);
        const shifts = await layoutShifts(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        test.info().annotations.push({ type: 'shifts', description: `${total} ${JSON.stringify(shifts)}` });
        expect(total, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFTS_OF_CART);
      },
    );
  }
