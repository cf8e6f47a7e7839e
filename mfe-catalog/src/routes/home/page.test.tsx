import { ApiError } from '@nkm/platform';
import { aProductCard, type Answers } from '@nkm/testing';
import { cleanup, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { aCategory, aShop, pageOf } from '../../../test/shop-platform';
import { BANNER_MS } from '../../banners/banner-carousel';

const cards = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => aProductCard({ title: `${title} ${index + 1}` }));

const ANSWERS: Answers = {
  'GET /products': () => pageOf(cards(9, 'New')),
  'GET /subcategories': () => ({
    data: [aCategory('clothing-apparel', 'Clothing & Apparel', 9)],
  }),
  'GET /categories/:slug/products': ({ params }) => ({ data: has(params.slug!) ? cards(6, 'Cloth') : [] }),
  'GET /categories/:slug/recommended': ({ params }) => ({ data: has(params.slug!) ? cards(3, 'Advice') : [] }),
};
/** The marketplace of these tests sells clothes only. */
const has = (category: string) => category === 'clothing-apparel';

function anAdvert(placement: string) {
  const image = `/api/pictures/${placement}/960.webp`;
  const advert = {
    id: 1,
    placement,
    title: placement,
    text: null,
    link: '/shop',
    action: 'Shop now',
    promo_code: null,
  };
  return { ...advert, image, picture: null, starts_at: null, ends_at: null };
}
async function open(answers: Answers = {}, prepare: (shop: ReturnType<typeof aShop>) => void = () => undefined) {
  const shop = aShop({ ...ANSWERS, ...answers });
  prepare(shop);
  return { ...shop, page: await shop.open('home', '/') };
}
const linksIn = (region: HTMLElement) => within(region).getAllByRole('link');

describe('the home page', () => {
  it('CAT-ROUTE-001 CAT-SCR-006 shows every block that has data, without a setting', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Clothing & Apparel',
      'Hot New Arrivals',
    ]);
  });

  it('CAT-SCR-004 has a block for each of the five categories', async () => {
    await open({ 'GET /categories/:slug/products': () => ({ data: cards(4, 'Thing') }) });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Consumer Electronics',
      'Clothing & Apparel',
      'Home, Garden & Kitchen',
      'Jewelry & Watches',
      'Computer & Technology',
      'Hot New Arrivals',
    ]);
  });

  it.each([
    ['this device', 0],
    ['a server two hours behind this device', -7_200_000],
  ])('starts with the running flash deal by the clock of %s', async (_, ahead) => {
    const now = () => Date.now() + ahead;
    const offer = (title: string, left: number) => ({
      product: aProductCard({ title }),
      flash_price: 500,
      quantity: 9,
      sold: 9 - left,
      left,
    });
    const ends_at = new Date(now() + 3_600_000).toISOString();
    const current = {
      id: 1,
      title: 'Flash',
      promo_code: 'FLASH',
      starts_at: ends_at,
      ends_at,
      offers: [offer('Gele', 3), offer('Fila', 0)],
    };
    const flash = { 'GET /flash-deals': () => ({ data: { now: new Date(now()).toISOString(), current, next: null } }) };
    await open(flash, ({ platform }) => {
      Object.assign(platform, { now });
      Object.assign(platform.settings, { api: 1 });
    });
    const strip = screen.getByRole('region', { name: 'Flash Deals' });
    expect(within(strip).getByRole('link', { name: /^Gele.*₦500/ })).toBeVisible();
    expect(within(strip).queryByText('Fila')).toBeNull();
    expect(within(strip).getByRole('timer', { name: 'Flash price ends in' })).toHaveTextContent(/59:|1:00:00/);
    expect(within(strip).getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/Flash-Deals');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(ends_at) - ahead);
    await waitForElementToBeRemoved(strip);
    clock.mockRestore();
  });

  it('shows the products that a guest viewed last, and nothing to somebody new', async () => {
    const viewed = { 'GET /products/recent': () => ({ products: [aProductCard({ title: 'Kente' })] }) };
    await open(viewed, ({ platform }) => {
      Object.assign(platform.settings, { api: 1 });
      platform.storage.write('session-viewed-products', [5]);
    });
    expect(await screen.findByRole('region', { name: 'Your recently viewed item' })).toHaveTextContent('Kente');
    cleanup();
    const { platform } = await open(viewed, (shop) => void Object.assign(shop.platform.settings, { api: 1 }));
    expect(platform.calls.map(({ call }) => call)).not.toContain('GET /products/recent');
    expect(screen.queryByRole('region', { name: 'Your recently viewed item' })).toBeNull();
  });

  it('starts with the newest deals that are in stock while no flash deal runs', async () => {
    await open({
      'GET /deals': () => ({ data: [aProductCard({ title: 'Gone', quantity: 0 }), aProductCard({ title: 'Kaftan' })] }),
    });
    const strip = screen.getByRole('region', { name: 'Latest deals' });
    expect(within(strip).getByRole('link', { name: /^Kaftan/ })).toBeVisible();
    expect(within(strip).queryByText('Gone')).toBeNull();
    expect(within(strip).queryByRole('timer')).toBeNull();
  });

  it('shows only the blocks that the setting lists', async () => {
    const everywhere = { 'GET /categories/:slug/products': () => ({ data: cards(4, 'Thing') }) };
    await open(everywhere, ({ platform }) =>
      Object.assign(platform, {
        settings: { ...platform.settings, home: { blocks: ['jewelry-watches', 'clothing-apparel'] } },
      }),
    );
    expect(screen.getByRole('region', { name: 'Clothing & Apparel' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Jewelry & Watches' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Computer & Technology' })).toBeNull();
  });

  it('CAT-SCR-002 CAT-CONST-010 starts with a series of banners that link to the shop', async () => {
    const { page } = await open({ 'GET /adverts/web/:place': ({ params }) => ({ data: [anAdvert(params.place!)] }) });
    const banners = screen.getByRole('region', { name: 'Offers' });
    expect(linksIn(banners)[0]).toHaveAttribute('href', '/shop');
    expect(BANNER_MS).toBe(5000);
    expect(screen.getByRole('link', { name: 'Shop now: home-side' })).toBeVisible();
    expect(page.head!.preloadPicture).toMatchObject({ src: '/api/pictures/home-main/960.webp' });
  });

  it('CAT-SCR-002 links a banner to the app store when the settings have it', async () => {
    await open({}, ({ platform }) =>
      Object.assign(platform, { settings: { ...platform.settings, links: { android: 'https://play.example/nkm' } } }),
    );
    const banners = screen.getByRole('region', { name: 'Offers' });
    expect(linksIn(banners).at(-1)).toHaveAttribute('href', 'https://play.example/nkm');
  });

  it('CAT-SCR-007 links to the deals when there are any', async () => {
    await open({ 'GET /deals': () => ({ data: cards(3, 'Deal') }) });
    const deals = screen.getByRole('region', { name: 'Deals' });
    expect(within(deals).getByText('Deal 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All: Deals' })).toHaveAttribute('href', '/deals');
  });

  it('CAT-SCR-009 links to the top categories that exist', async () => {
    const tree = {
      ...aCategory('clothing-apparel', 'Clothing', 0),
      subcategories: [
        { id: 1, title: 'Bracelets', slug: 'bracelets' },
        { id: 2, title: "Women's Clothing", slug: 'womens-clothing' },
        { id: 3, title: 'Other', slug: 'other' },
      ],
    };
    await open({ 'GET /subcategories': () => ({ data: [tree] }) });
    const top = screen.getByRole('region', { name: 'Top categories' });
    expect(linksIn(top).map((link) => link.getAttribute('href'))).toEqual([
      '/shop',
      '/shop/womens-clothing',
      '/shop/bracelets',
    ]);
  });

  it('CAT-CALL-006 CAT-CONST-004 shows the first 4 products of the category', async () => {
    const { platform } = await open();
    expect(platform.calls.map(({ call }) => call)).toContain('GET /categories/clothing-apparel/products');
    const list = screen.getByRole('list', { name: 'Clothing & Apparel' });
    expect(
      within(list)
        .getAllByRole('heading')
        .map((title) => title.textContent),
    ).toEqual(['Cloth 1', 'Cloth 2', 'Cloth 3', 'Cloth 4']);
  });

  it('CAT-CALL-007 CAT-MSG-005 lists recommended products beside them', async () => {
    const { platform } = await open();
    expect(platform.calls.map(({ call }) => call)).toContain('GET /categories/clothing-apparel/recommended');
    const heading = screen.getByRole('heading', { name: 'Recommended For You' });
    expect(linksIn(heading.parentElement!).map((link) => link.textContent)).toEqual([
      expect.stringContaining('Advice 1'),
      expect.stringContaining('Advice 2'),
      expect.stringContaining('Advice 3'),
    ]);
  });

  it('shows the flash price of a recommended product with its code', async () => {
    const flash = { price: 400, ends_at: new Date(Date.now() + 60_000).toISOString(), left: 1, code: 'FLASH' };
    const gele = aProductCard({ title: 'Gele', selling_price: 900, flash });
    await open({ 'GET /categories/:slug/recommended': () => ({ data: [gele] }) });
    const [block] = screen.getAllByRole('heading', { name: 'Recommended For You' });
    expect(within(block!.parentElement!).getByRole('link')).toHaveTextContent(/^Gele₦400\.00.*With code FLASH$/);
  });

  it('CAT-CALL-001 CAT-SCR-005 CAT-CONST-005 links to the 6 subcategories that the loader chose', async () => {
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

  it('CAT-MSG-007 links from Hot New Arrivals to the shop', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/shop');
  });

  it('CAT-SCR-003 SHR-CONST-008 shows the promises of the site', async () => {
    await open();
    const strip = screen.getByRole('region', { name: 'Our promises' });
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

  it('SHR-MSG-002 SHR-MSG-003 shows a message in empty blocks', async () => {
    await open({
      'GET /categories/:slug/products': () => ({ data: [] }),
      'GET /categories/:slug/recommended': () => ({ data: [] }),
    });
    expect(screen.getByText('No product uploaded in this category')).toBeVisible();
    expect(screen.getByText('No recommended products available.')).toBeVisible();
  });

  it('CAT-RULE-017 omits blocks that fail to load, without a message', async () => {
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    const { platform } = await open({ 'GET /subcategories': down, 'GET /categories/:slug/recommended': down });
    expect(screen.getByRole('heading', { name: 'Clothing & Apparel' })).toBeVisible();
    expect(screen.queryByText('Recommended For You')).toBeNull();
    expect(platform.toasts).toEqual([]);
  });

  it('is not cached by the server while a part fails', async () => {
    const down = () => {
      throw new ApiError(503, 'Down');
    };
    const opening = open({ 'GET /subcategories': down }, ({ platform }) => Object.assign(platform, { isServer: true }));
    await expect(opening).rejects.toMatchObject({ status: 503 });
  });

  it('describes itself in the head and preloads its first picture', async () => {
    const { page } = await open();
    expect(page.head).toMatchObject({
      title: 'Online Shopping in Nigeria',
      canonical: '/',
      preloadPicture: { src: expect.any(String) },
    });
    expect(page.head!.jsonLd).toMatchObject([
      { '@type': 'WebSite', url: 'http://shop.test/' },
      { '@type': 'Organization', name: 'NKM' },
    ]);
  });
});
