import { ApiError } from '@nkm/platform';
import { aProductCard, type Answers } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aCategory, aShop, pageOf } from '../../test/shop-platform';

const cards = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => aProductCard({ title: `${title} ${index + 1}` }));

const ANSWERS: Answers = {
  'GET /products': () => pageOf(cards(9, 'New')),
  'GET /subcategories': () => ({
    data: [
      aCategory('clothing-apparel', 'Clothing & Apparel', 9),
      aCategory('jewelry-watches', 'Jewelry & Watches', 2),
    ],
  }),
  'GET /categories/:slug/products': () => ({ data: cards(6, 'Cloth') }),
  'GET /categories/:slug/recommended': () => ({ data: cards(3, 'Advice') }),
};
async function open(answers: Answers = {}, prepare: (shop: ReturnType<typeof aShop>) => void = () => undefined) {
  const shop = aShop({ ...ANSWERS, ...answers });
  prepare(shop);
  return { ...shop, page: await shop.open('home', '/') };
}
const linksIn = (region: HTMLElement) => within(region).getAllByRole('link');

describe('the home page', () => {
  it('CAT-ROUTE-001 CAT-SCR-006 shows the clothing block and no other without a setting', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Clothing & Apparel',
      'Hot New Arrivals',
    ]);
  });

  it('shows the blocks that the setting lists', async () => {
    await open({}, ({ platform }) =>
      Object.assign(platform, {
        settings: { ...platform.settings, home: { blocks: ['jewelry-watches', 'clothing-apparel'] } },
      }),
    );
    expect(screen.getByRole('region', { name: 'Clothing & Apparel' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Jewelry & Watches' })).toBeVisible();
  });

  it('CAT-CALL-006 CAT-CONST-004 shows the first 4 products of the category', async () => {
    const { platform } = await open();
    expect(platform.calls.map(({ call }) => call)).toContain('GET /categories/clothing-apparel/products');
    const list = screen.getByRole('list', { name: 'Clothing & Apparel' });
    expect(within(list).getAllByRole('heading').map((title) => title.textContent)).toEqual([
      'Cloth 1', 'Cloth 2', 'Cloth 3', 'Cloth 4',
    ]); // prettier-ignore
  });

  it('CAT-CALL-007 CAT-MSG-005 lists what is recommended beside them', async () => {
    const { platform } = await open();
    expect(platform.calls.map(({ call }) => call)).toContain('GET /categories/clothing-apparel/recommended');
    const heading = screen.getByRole('heading', { name: 'Recommended For You' });
    expect(linksIn(heading.parentElement!).map((link) => link.textContent)).toEqual([
      expect.stringContaining('Advice 1'),
      expect.stringContaining('Advice 2'),
      expect.stringContaining('Advice 3'),
    ]);
  });

  it('CAT-CALL-001 CAT-SCR-005 CAT-CONST-005 links to 6 of the subcategories, as the loader drew them', async () => {
    const { page } = await open();
    const block = screen.getByRole('region', { name: 'Clothing & Apparel' });
    const hrefs = linksIn(block)
      .map((link) => link.getAttribute('href')!)
      .filter((href) => href.startsWith('/shop/'));
    expect(new Set(hrefs).size).toBe(6);
    for (const href of hrefs) expect(href).toMatch(/^\/shop\/sub-[1-9]$/);
    expect(page.data).toMatchObject({
      blocks: [{ subcategories: hrefs.map((href) => expect.objectContaining({ slug: href.split('/')[2] })) }],
    });
  });

  it('CAT-CALL-004 CAT-CONST-006 CAT-MSG-006 shows the 8 newest products under Hot New Arrivals', async () => {
    const { platform } = await open();
    expect(platform.calls.map(({ call }) => call)).toContain('GET /products');
    const list = screen.getByRole('list', { name: 'Hot New Arrivals' });
    expect(within(list).getAllByRole('article')).toHaveLength(8);
  });

  it('CAT-MSG-007 leads from Hot New Arrivals to the shop', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/shop');
  });

  it('CAT-SCR-003 SHR-CONST-008 promises what the site promises', async () => {
    await open();
    const strip = screen.getByRole('region', { name: 'What you can count on' });
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/Free Delivery.*orders over ₦10k/),
      expect.stringMatching(/7 Days Return.*If goods have problems/),
      expect.stringContaining('Secure Payment'),
      expect.stringContaining('24/7 Support'),
      expect.stringContaining('Gift Service'),
      expect.stringContaining('Nationwide Shipping'),
      expect.stringContaining('Pay Online'),
    ]);
  });

  it('SHR-MSG-002 SHR-MSG-003 says where there is nothing', async () => {
    await open({
      'GET /categories/:slug/products': () => ({ data: [] }),
      'GET /categories/:slug/recommended': () => ({ data: [] }),
    });
    expect(screen.getByText('No product uploaded in this category')).toBeVisible();
    expect(screen.getByText('No recommended products available.')).toBeVisible();
  });

  it('CAT-RULE-017 leaves out silently what cannot be had', async () => {
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    const { platform } = await open({ 'GET /subcategories': down, 'GET /categories/:slug/recommended': down });
    expect(screen.getByRole('heading', { name: 'Clothing & Apparel' })).toBeVisible();
    expect(screen.queryByText('Recommended For You')).toBeNull();
    expect(platform.toasts).toEqual([]);
  });

  it('is never cached by the server without a part that is down for now', async () => {
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    const opening = open({ 'GET /subcategories': down }, ({ platform }) => Object.assign(platform, { isServer: true }));
    await expect(opening).rejects.toMatchObject({ status: 503 });
  });

  it('describes itself in the head and preloads its first picture', async () => {
    const { page } = await open();
    expect(page.head).toMatchObject({ title: 'Home', canonical: '/', preloadPicture: { src: expect.any(String) } });
    expect(page.head!.jsonLd).toMatchObject([{ '@type': 'WebSite', url: 'http://shop.test/' }]);
  });
});
