import { expect, test } from '../fixtures/test';

test('unknown parameters stay in the address and do not change the page', async ({ shopper, page }) => {
  await shopper.visit('/shop?utm_source=mail&page=2&x=%3Cb%3E');
  expect(new URL(page.url()).search).toBe('?utm_source=mail&page=2&x=%3Cb%3E');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/shop\?page=2$/);
});

test('a redirect keeps unknown parameters', async ({ system }) => {
  const product = (await (await fetch(`${system.api}/products?perPage=1`)).json()) as { data: { slug: string }[] };
  const slug = product.data[0]!.slug;
  const answer = await fetch(`${system.shop}/${slug.toUpperCase()}?utm_source=mail`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`/${slug}?utm_source=mail`);
});
