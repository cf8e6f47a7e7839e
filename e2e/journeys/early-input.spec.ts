import { productsOnSale, productWithVariants } from '../shopper/catalogue';
import { holdScripts, losses } from '../shopper/early-fields';
import { expect, test } from '../system/test';

test('H22 text, focus and caret from before hydration stay', async ({ context, system }) => {
  const [product] = await productsOnSale(system.api);
  for (const address of ['/', '/shop', `/${product!.slug}`, '/Contact-Us', '/account']) {
    const page = await context.newPage();
    expect(await losses(page, address, 'text')).toEqual([]);
    await page.close();
  }
});

test('H22 choices from before hydration stay: checkboxes, radios and selects', async ({ context, system }) => {
  const variants = await productWithVariants(system.api);
  const found: unknown[] = [];
  for (const address of ['/shop', `/${variants.slug}`]) {
    for (let index = 0; index < 6; index += 1) {
      const page = await context.newPage();
      const lost = await losses(page, address, index);
      await page.close();
      if (lost === null) break;
      found.push(lost);
    }
  }
  expect(found.length).toBeGreaterThan(5);
  expect(found.flat()).toEqual([]);
});

test('H22 early input in the newsletter form and the quantity field is sent', async ({ shopper, page, system }) => {
  const [product] = await productsOnSale(system.api);
  const go = await holdScripts(page);
  await page.goto(`/${product!.slug}`, { waitUntil: 'domcontentloaded' });
  const form = page.locator('form#newsletter');
  await form.getByLabel('Full name').pressSequentially('Ngozi');
  await form.getByLabel('Email').pressSequentially('early.ngozi@example.com');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.press('Control+A');
  await quantity.pressSequentially('3');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  go();
  await shopper.seesInCart(1);
  await expect(quantity).toHaveValue('3');
  const sent = page.waitForRequest('**/api/newsletter');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toEqual({ name: 'Ngozi', email: 'early.ngozi@example.com' });
  await shopper.visit('/cart');
  await expect(page.getByRole('textbox', { name: new RegExp(`^Quantity.*${product!.title}`) })).toHaveValue('3');
});
