import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a phone shows three lines of the cart at once, and keeps total and checkout in view', async ({
  shopper,
  page,
  system,
}) => {
  const products = (await productsOnSale(system.api)).slice(0, 3);
  for (const { slug } of products) {
    await shopper.visit(`/${slug}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Remove from cart', exact: true })).toBeVisible();
  }
  await shopper.visit('/cart');
  const lines = products.map(({ title }) => page.getByRole('textbox', { name: `Quantity of ${title}` }));
  for (const line of lines) await expect(line).toBeVisible();
  await lines[0]!.evaluate((line) => line.closest('section')!.scrollIntoView());
  for (const line of lines) await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Total so far')).toBeInViewport();
});
