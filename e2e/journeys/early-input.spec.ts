import { productsOnSale } from '../shopper/catalogue';
import { holdScripts, losses, slowNetwork } from '../shopper/early-fields';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

type Address = (api: string) => Promise<string>;

/** Pages with text fields, by their names in the titles. */
const PAGES: Record<string, Address> = {
  'the home page': async () => '/',
  'the shop': async () => '/shop',
  'a product': async (api) => `/${(await productsOnSale(api))[0]!.slug}`,
  'the contact form': async () => '/Contact-Us',
  'the sign-in page': async () => '/account',
};

for (const [name, address] of Object.entries(PAGES))
  test(
    `text, focus and caret from before hydration stay: ${name}`,
    inAuditUnless(name === 'a product'),
    async ({ page, system }) => {
      expect(await losses(page, await address(system.api), 'text')).toEqual([]);
    },
  );

test('a tick from before hydration stays on the sign-up page, whose form then opens', async ({ page }) => {
  expect(await losses(page, '/account?sign-up', 0)).toEqual([]);
  await expect(page.getByLabel('Surname')).toBeVisible();
});

test(
  'early input in the newsletter form and the quantity field is sent',
  IN_AUDIT,
  async ({ shopper, page, system }) => {
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
  },
);

test('a press while the document still arrives has its effect', async ({ shopper, page, system }) => {
  const [product] = await productsOnSale(system.api);
  const hurry = await slowNetwork(page, 4_096);
  await page.goto(`/${product!.slug}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await hurry();
  await shopper.seesInCart(1);
});
