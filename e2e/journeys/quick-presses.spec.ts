import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

/** Below the time after which a second press counts. */
const QUICK_MS = 580;

test('two quick presses on Add to cart are one, a later one removes the product', async ({ shopper, page, system }) => {
  const [product] = await productsOnSale(system.api);
  await shopper.visit(`/${product!.slug}`);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  const remove = page.getByRole('button', { name: 'Remove from cart', exact: true });
  for (const pauses = [100, 300, 500]; pauses.length > 0;) {
    // The page itself measures the time between the two presses. On a busy machine it wakes too late for a quick second
    // press; then it leaves it out, and the round is repeated.
    const isQuick = await add.evaluate(
      (button: HTMLElement, [pause, slowest]) => {
        const start = performance.now();
        button.click();
        return new Promise<boolean>((resolve) => {
          const look = () => {
            const passed = performance.now() - start;
            if (passed < pause) return void setTimeout(look, 5);
            if (passed < slowest) button.click();
            resolve(passed < slowest);
          };
          look();
        });
      },
      [pauses[0]!, QUICK_MS] as const,
    );
    await expect(remove).toBeVisible();
    await shopper.seesInCart(1);
    await page.waitForTimeout(700);
    await remove.click();
    await expect(add).toBeVisible();
    await shopper.seesInCart(0);
    await page.waitForTimeout(700);
    if (isQuick) pauses.shift();
  }
});

test('two quick presses on the heart, Compare and a menu are one', IN_AUDIT, async ({ shopper, page, system }) => {
  const [product] = await productsOnSale(system.api);
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.visit('/shop?view=list');
  const title = product!.title;
  await page
    .getByRole('button', { name: `Add to wishlist: ${title}`, exact: true })
    .click({ clickCount: 2, delay: 100 });
  await expect(page.getByRole('button', { name: `Remove from wishlist: ${title}`, exact: true })).toBeVisible();
  const compare = page.getByRole('button', { name: `Compare: ${title}`, exact: true });
  await compare.click({ clickCount: 2, delay: 100 });
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Menu', exact: true }).dblclick({ force: true });
  await page.waitForTimeout(700);
  await expect(page.getByRole('dialog')).toBeVisible();
});
