import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';

test('two quick presses on Add to cart are one, a later one removes the product', async ({ shopper, page, system }) => {
  const [product] = await productsOnSale(system.api);
  await shopper.visit(`/${product!.slug}`);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  const remove = page.getByRole('button', { name: 'Remove from cart', exact: true });
  for (const pause of [100, 300, 500]) {
    // The page itself measures the time between the two presses, so that a busy machine does not lengthen it.
    await add.evaluate((button: HTMLElement, ms) => {
      const start = performance.now();
      button.click();
      return new Promise<void>((resolve) => {
        const look = () => {
          if (performance.now() - start < ms) return void setTimeout(look, 5);
          button.click();
          resolve();
        };
        look();
      });
    }, pause);
    await expect(remove).toBeVisible();
    await shopper.seesInCart(1);
    await page.waitForTimeout(700);
    await remove.click();
    await expect(add).toBeVisible();
    await shopper.seesInCart(0);
    await page.waitForTimeout(700);
  }
});

test('two quick presses on the heart, Compare and a menu are one', async ({ shopper, page, system }) => {
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
