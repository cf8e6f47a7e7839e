import { productsOnSale, productWithVariants } from '../shopper/catalogue';
import { inAuditUnless } from '../system/in-audit';
import { expect, test } from '../fixtures/test';

// React's development build on both sides reports every attribute and text that differs.
test.use({ shell: { build: 'development' }, everyMessage: true });
// In one worker, because another would have to restart its shell.
test.describe.configure({ mode: 'default' });

type Address = (api: string) => string | Promise<string>;

/** `npm test` opens two pages that the server renders and one that it does not, the audit every one. */
const OFTEN = ['the home page', 'a product with variants', 'the frame of the cart'];

/** Each page that the server renders, by its name in the test title. */
const PAGES: Record<string, Address> = {
  'the home page': () => '/',
  'the shop': () => '/shop',
  'a page of the shop, sorted': () => '/shop?page=2&sort=price_asc',
  'a search': () => '/search/phone',
  'the flash deals': () => '/Flash-Deals',
  'a store': () => '/store-detail/2',
  'a search that finds nothing': () => '/search/qqqqzzzz',
  'a product': async (api) => `/${(await productsOnSale(api))[0]!.slug}`,
  'a product with variants': async (api) => `/${(await productWithVariants(api)).slug}`,
  'the page for kids': () => '/kids-home',
  'the contact form': () => '/Contact-Us',
  'the sign-in page': () => '/account',
  'the sign-up page': () => '/account?sign-up=email_and_pass',
  'the frame of the cart': () => '/cart',
  'the frame of a page for signed-in shoppers': () => '/my-orders',
  'the page of an unknown address': () => '/no-such-product-anywhere',
  'the page of an unknown path': () => '/no/such/path',
};

for (const [name, address] of Object.entries(PAGES)) {
  test(
    `hydrates ${name} silently on a phone and a wide screen`,
    inAuditUnless(OFTEN.includes(name)),
    async ({ page, shopper, system, watch }) => {
      watch.allow(/^info: .*React DevTools/);
      const path = await address(system.api);
      // The document itself is the unknown page's failed resource.
      if (name.includes('unknown')) watch.allow(/^error: Failed to load resource: .* 404 /);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const html = page.waitForResponse((response) => response.request().isNavigationRequest());
        await shopper.visit(path);
        expect((await html).status()).toBe(name.includes('unknown') ? 404 : 200);
        // Late work: the cart's service, effects of the screen, the second attempt of a frame.
        await shopper.pageIsComplete();
      }
    },
  );
}
