import type { Page } from '@playwright/test';
import { productsOnSale } from '../shopper/catalogue';
import { hydrates } from '../shopper/hydrates';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

/** Replaces every text of the page as a browser's translator does: React's text nodes leave the document. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement!.closest('font, noscript, script, style')) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  });
}

const broken = (page: Page) => page.getByText('This page is not available right now');

test.describe('on a translated page', () => {
  test('the buttons of a product work', async ({ shopper, page, system }) => {
    const [product] = await productsOnSale(system.api);
    await shopper.visit(`/${product!.slug}`);
    await page.keyboard.press('Shift'); // the first input loads the deferred parts
    await page.waitForLoadState('networkidle');
    await hydrates(page.getByRole('tab', { name: 'Vendor' }));
    await translate(page);

    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Remove from cart', exact: true })).toBeVisible();
    await shopper.seesInCart(1);
    await translate(page);
    await page.waitForTimeout(600); // a second press that comes earlier does nothing
    await page.getByRole('button', { name: 'Remove from cart', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
    await translate(page);
    const heart = page.getByRole('button', { name: `Add to wishlist: ${product!.title}`, exact: true }).first();
    await heart.click();
    await expect(page.getByRole('button', { name: `Remove from wishlist: ${product!.title}` }).first()).toBeVisible();
    for (const name of ['Specification', 'Vendor', 'Reviews', 'Questions and Answers', 'More Offers', 'Description']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await translate(page);
    }
    await page.getByRole('button', { name: 'Report Abuse' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await translate(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(shopper.heading('Cart')).toBeVisible();
    await expect(broken(page)).toHaveCount(0);
  });

  test('the buttons of the shop and the cart work', IN_AUDIT, async ({ shopper, page, system }) => {
    const [first, second] = await productsOnSale(system.api);
    await shopper.visit('/shop?view=list');
    await page.waitForLoadState('networkidle');
    await translate(page);
    const compare = page.getByRole('button', { name: `Compare: ${first!.title}`, exact: true });
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await translate(page);
    await page.waitForTimeout(600);
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
    await translate(page);
    await shopper.addToCart(first!.title);
    await translate(page);
    await shopper.addToCart(second!.title);
    await shopper.seesInCart(2);
    await expect(broken(page)).toHaveCount(0);

    await shopper.visit('/cart');
    await page.waitForLoadState('networkidle');
    await translate(page);
    await shopper.selectEverything();
    await translate(page);
    const quantity = page.getByRole('textbox', { name: new RegExp(`^Quantity.*${first!.title}`) });
    await page.getByRole('button', { name: 'One more' }).first().click();
    await expect(quantity.or(page.getByRole('textbox', { name: /^Quantity/ })).first()).toHaveValue('2');
    await translate(page);
    await page.getByRole('checkbox', { name: `Select ${first!.title}` }).uncheck();
    await expect(page.getByRole('button', { name: 'Select All', exact: true })).toBeVisible();
    await translate(page);
    await page.getByRole('button', { name: `Remove ${second!.title}` }).click();
    await shopper.seesInCart(1);
    await translate(page);
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await translate(page);
    await page.getByRole('dialog').getByRole('button').last().click();
    await shopper.seesInCart(0);
    await expect(broken(page)).toHaveCount(0);
  });

  test(
    'the buttons of a product work when the translator is faster than the shop',
    IN_AUDIT,
    async ({ shopper, page, system, watch }) => {
      watch.allow(/Minified React error #(418|423|425)/); // React renders the translated part again
      const [product] = await productsOnSale(system.api);
      await page.goto(`/${product!.slug}`, { waitUntil: 'commit' });
      await page.locator('#content h1').waitFor();
      await translate(page);
      await shopper.pageIsHydrated();
      await translate(page);
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Remove from cart', exact: true })).toBeVisible();
      await shopper.seesInCart(1);
      await translate(page);
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
      await page.getByRole('button', { name: 'Buy Now' }).click();
      await expect(shopper.heading('Cart')).toBeVisible();
      await expect(broken(page)).toHaveCount(0);
    },
  );
});
