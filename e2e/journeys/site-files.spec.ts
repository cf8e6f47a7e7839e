import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../fixtures/test';
import { IN_AUDIT } from '../system/in-audit';

test('the shop has a manifest whose icons exist, and icons at the addresses that browsers try', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons, start_url } = await manifest.json();
  expect({ name, start_url }).toEqual({ name: 'NKM', start_url: '/' });
  expect(icons).toHaveLength(2);
  for (const path of [...icons.map(({ src }: { src: string }) => src), '/favicon.ico', '/apple-touch-icon.png']) {
    const icon = await request.get(path);
    expect(icon.status(), path).toBe(200);
    expect(icon.headers()['content-type']).toMatch(/^image\//);
  }
});

test('personal pages have their heading from the server', async ({ request }) => {
  for (const [path, heading] of Object.entries({ '/cart': 'Cart', '/compare': 'Compare', '/wishlist': 'Wishlist' })) {
    const html = await (await request.get(path)).text();
    const [, text] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
    expect(text?.replace(/<[^>]*>/g, ''), path).toContain(heading);
  }
});

test(
  'every field has at least 16 px text, so that iPhones do not zoom',
  IN_AUDIT,
  async ({ page, shopper, system }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [product] = await productsOnSale(system.api);
    const small: string[] = [];
    for (const path of [
      '/',
      '/shop',
      '/search/phone',
      `/${product!.slug}`,
      '/store-detail/2',
      '/Contact-Us',
      '/account',
    ]) {
      await shopper.visit(path);
      const fields = await page.locator('input:not([type="hidden"]), select, textarea').evaluateAll((elements) =>
        elements
          .filter((element) => !/^(checkbox|radio)$/.test((element as HTMLInputElement).type))
          .map((element) => ({
            name: element.outerHTML.slice(0, 120),
            size: parseFloat(getComputedStyle(element).fontSize),
          })),
      );
      expect(fields.length, path).toBeGreaterThan(1);
      small.push(...fields.filter(({ size }) => size < 16).map(({ name, size }) => `${path}: ${size}px ${name}`));
    }
    expect(small).toEqual([]);
  },
);
