import type { Page } from '@playwright/test';
import { productsOnSale, productWithVariants } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

/** Title, description, robots, canonical address, Open Graph and schema.org objects of the shown page. */
const headOf = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[
      ...document.head.querySelectorAll(
        'meta[name="description"], meta[name="robots"], meta[property], meta[name="twitter:card"], ' +
          'link[rel="canonical"], script[type="application/ld+json"]',
      ),
    ]
      .map((tag) => tag.outerHTML.replaceAll('\\u003c', '<'))
      .sort(),
  ]);

/** Goes to an address as Back and Forward do, without a new document. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

test(
  'each page has the head of a new document after a navigation without one',
  IN_AUDIT,
  async ({ shopper, page, system, watch }) => {
    watch.allow(/^error: Failed to load resource: .* 404 /);
    const slugs = [(await productsOnSale(system.api))[0]!.slug, (await productWithVariants(system.api)).slug];
    const paths = [
      ...[
        '/',
        '/shop',
        '/shop?page=2',
        '/search/phone',
        '/search/qqqqzzzz',
        '/faqs',
        '/about',
        '/cart',
        '/track-order',
      ],
      ...slugs.map((slug) => `/${slug}`),
      ...['/no/such/path', '/no-such-product', '/shop/womens-clothing'],
    ];
    const heads: Record<string, string[]> = {};
    for (const path of paths) {
      await shopper.visit(path);
      heads[path] = await headOf(page);
    }
    await shopper.visit('/faqs');
    await shopper.pageIsComplete();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const path of [...paths, ...paths.toReversed()]) {
      await goTo(page, path);
      await expect.poll(() => headOf(page), { message: path }).toEqual(heads[path]);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);
