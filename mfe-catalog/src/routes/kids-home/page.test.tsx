import type { Advert } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { aProductCard, type Answers } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aCategory, aShop, pageOf } from '../../../test/shop-platform';
import { BLOCK_MS } from '../../features/kids/kids-block';

const products = (title: string) => [aProductCard({ title: `${title} 1` }), aProductCard({ title: `${title} 2` })];
const facets = {
  brand: [
    { value: 'Mama Nwa', label: 'Mama Nwa', count: 3 },
    { value: 'Tiny Tribe', label: 'Tiny Tribe', count: 9 },
  ],
};
const advert = (id: number, title: string): Advert => ({
  id,
  placement: 'kids-home',
  title,
  text: null,
  link: '/shop/toys',
  action: 'See',
  promo_code: null,
  image: `/api/pictures/${title.toLowerCase().replaceAll(' ', '-')}/960.webp`,
  picture: null,
  starts_at: null,
  ends_at: null,
});
const kids = {
  ...aCategory('home-garden-kitchen', 'Home', 0),
  subcategories: ['cookware', 'toys', 'baby-feeding'].map((slug, id) => ({ id, slug, title: `All ${slug}` })),
};
const ANSWERS: Answers = {
  'GET /products': () => ({ ...pageOf(products('Hot')), facets }),
  'GET /subcategories': () => ({ data: [kids] }),
  'GET /subcategories/:slug': ({ params }) => pageOf(products(params.slug!)),
  'GET /products/search': ({ options }) => pageOf(products(String(options.query!.q))),
  'GET /highlights/kids-home': () => ({ data: [advert(1, 'Back to school'), advert(2, 'Sweet dreams')] }),
  'GET /highlights/kids-side': () => ({ data: [advert(3, 'Time to eat')] }),
};

async function open(answers: Answers = {}, api = 1) {
  const shop = aShop({ ...ANSWERS, ...answers }, { api });
  return { ...shop, page: await shop.open('kids-home', '/kids-home') };
}
const TABS = [
  'Hot Trending',
  'Baby Hygiene',
  'Baby Sleeping',
  'Baby Ou',
  'Apparels',
  'Eat & Drink',
  'Toys',
  'Home Wares',
];
const BLOCKS = ['Eat Drink for & Baby', 'Apparels for Baby', 'Baby Out', 'Pregnancy & Maternity'];

describe('/kids-home', () => {
  it('CAT-ROUTE-002 CAT-SCR-082 has menu, carousels, adverts and best-seller brands over real data', async () => {
    const { page, platform } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/for kids/);
    const menu = within(screen.getByRole('navigation', { name: 'Categories for kids' })).getAllByRole('link');
    expect(menu.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All baby-feeding', '/shop/baby-feeding'],
      ['All toys', '/shop/toys'],
    ]);
    for (const title of ['Back to school', 'Sweet dreams', 'Time to eat'])
      expect(screen.getByText(title)).toBeVisible();
    const brands = within(screen.getByRole('region', { name: 'Best Seller Brands' })).getAllByRole('link');
    expect(brands.map((link) => link.getAttribute('href'))).toEqual(['/shop?brand=Tiny+Tribe', '/shop?brand=Mama+Nwa']);
    expect(platform.calls.find(({ call }) => call === 'GET /products')!.options.query).toMatchObject({
      sort: 'popularity',
      category: expect.arrayContaining(['toys', 'baby-clothing']),
    });
    expect(page.head).toMatchObject({
      title: 'Kids home',
      canonical: '/kids-home',
      preloadPicture: { src: '/api/pictures/back-to-school/960.webp' },
    });
  });

  it('CAT-SCR-083 CAT-MSG-030 has the search-trending tabs, and each loads its products when it opens', async () => {
    const { page, platform } = await open();
    expect(screen.getByText('Updated at 9:00AM')).toBeVisible();
    const tabs = within(screen.getByRole('tablist', { name: 'Search Trending' })).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(TABS);
    expect(screen.getByRole('heading', { name: 'Hot 1' })).toBeVisible();
    const before = platform.calls.length;
    await page.user.click(screen.getByRole('tab', { name: 'Baby Hygiene' }));
    expect(await screen.findByRole('heading', { name: 'baby-hygiene 1' })).toBeVisible();
    expect(screen.getByText('Hot 1')).not.toBeVisible();
    await page.user.click(screen.getByRole('tab', { name: 'Hot Trending' }));
    await page.user.click(screen.getByRole('tab', { name: 'Baby Hygiene' }));
    expect(platform.calls).toHaveLength(before + 1);
  });

  describe('the open tab', () => {
    beforeEach(() => (Element.prototype.scrollIntoView = jest.fn()));
    afterEach(() => history.replaceState(null, '', '/'));
    const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

    it('is named by the address', async () => {
      const { page } = await open();
      await page.user.click(screen.getByRole('tab', { name: 'Toys' }));
      expect(location.hash).toBe('#toys');
      await page.user.click(screen.getByRole('tab', { name: 'Hot Trending' }));
      expect(location.hash).toBe('#hot-trending');
    });

    it('is the one that the address names, and the first for an unknown one', async () => {
      history.replaceState(null, '', '/#toys');
      const { page } = await open();
      expect(openTab()).toBe('Toys');
      expect(await screen.findByRole('heading', { name: 'toys 1' })).toBeVisible();
      expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
      page.unmount();
      history.replaceState(null, '', '/#no-such-tab');
      await open();
      expect(openTab()).toBe('Hot Trending');
    });
  });

  it('CAT-SCR-084 CAT-CONST-014 has the four blocks, which advance every 7 seconds', async () => {
    await open();
    for (const title of BLOCKS) {
      const block = screen.getByRole('heading', { level: 2, name: title }).parentElement!;
      expect(within(block).getAllByRole('article')).toHaveLength(2);
    }
    expect(BLOCK_MS).toBe(7000);
  });

  it('offers Retry when the products of a tab fail to load', async () => {
    const down = () => {
      throw new ApiError(0, 'You are offline');
    };
    const { page, platform } = await open();
    platform.answer({ 'GET /subcategories/:slug': down });
    await page.user.click(screen.getByRole('tab', { name: 'Toys' }));
    expect(await screen.findByText('These products cannot be shown at the moment.')).toBeVisible();
    platform.answer(ANSWERS);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'toys 1' })).toBeVisible();
  });

  it('works on a server that does not count brands', async () => {
    await open({}, 0);
    expect(screen.getByRole('heading', { name: 'toys 1' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Best Seller Brands' })).toBeNull();
  });

  it('shows a message in empty parts and omits parts that fail to load', async () => {
    await open({
      'GET /products/search': () => pageOf([]),
      'GET /subcategories': () => {
        throw new ApiError(400, 'no');
      },
    });
    expect(screen.getAllByText('No product uploaded in this category')).toHaveLength(2);
    expect(screen.queryByRole('navigation', { name: 'Categories for kids' })).toBeNull();
  });
});
