import { ApiError } from '@nkm/platform';
import { aProductCard, type Answers } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aDocumentedStore, aStore } from '../../../test/a-store';
import { aShop, pageOf } from '../../../test/shop-platform';

const products = [aProductCard({ title: 'Ankara gown' }), aProductCard({ title: 'Lace blouse' })];
const ANSWERS: Answers = {
  'GET /users/:id': ({ params }) => {
    if (params.id !== '7') throw new ApiError(404, 'There is no such store.');
    return { data: aStore({ products: [] }) };
  },
  'GET /products': ({ options }) => pageOf(products, 42, Number(options.query?.page)),
  'GET /products/search': () => pageOf([products[0]!]),
};

function shopWith(answers: Answers = {}, api = 1) {
  return aShop({ ...ANSWERS, ...answers }, { api });
}
async function open(at: string, answers: Answers = {}, api?: number) {
  const shop = shopWith(answers, api);
  return { ...shop, page: await shop.open('store', at) };
}

describe('the page of a store', () => {
  it("CAT-ROUTE-009 CAT-SCR-061 CAT-SCR-062 shows a welcome and the store's profile and links to the inquiry", async () => {
    const { page } = await open('/store-detail/7');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Ngozi Fabrics' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inquiry' })).toHaveAttribute('href', '/store-detail?vendor=7');
    expect(page.container.querySelector('img[src="/api/pictures/store-7/160.webp"]')).toBeInTheDocument();
  });

  it('CAT-SCR-063 shows its products as cards with Add to cart', async () => {
    const { platform } = await open('/store-detail/7');
    const list = within(screen.getByRole('list', { name: 'Products' }));
    expect(list.getAllByRole('article')).toHaveLength(2);
    expect(list.getByRole('button', { name: 'Add to cart: Ankara gown' })).toBeVisible();
    expect(platform.calls.find(({ call }) => call === 'GET /products')!.options.query).toMatchObject({ vendor: 7 });
  });

  it('CAT-SCR-064 links to the store information page', async () => {
    await open('/store-detail/7');
    const links = within(screen.getByRole('navigation', { name: 'This store' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Products', '/store-detail/7'],
      ['About', '/store-detail-info?vendor=7#about'],
      ['Policies', '/store-detail-info?vendor=7#policies'],
      ['Reviews(10)', '/store-detail-info?vendor=7#reviews'],
    ]);
  });

  it('keeps view and category in the address when the shopper searches', async () => {
    const { page } = await open('/store-detail/7?category=dresses&view=list');
    await page.user.type(screen.getByRole('searchbox', { name: 'Search in this store' }), 'gown{Enter}');
    const query = Object.fromEntries(new URLSearchParams(page.router.state.location.search));
    expect(query).toEqual({ q: 'gown', category: 'dresses', view: 'list' });
  });

  it('CAT-SCR-065 has a search', async () => {
    const { page } = await open('/store-detail/7');
    await page.user.type(screen.getByRole('searchbox', { name: 'Search in this store' }), 'gown{Enter}');
    expect(page.router.state.location).toMatchObject({ pathname: '/store-detail/7', search: '?q=gown' });

    const { platform, page: found } = await open('/store-detail/7?q=gown');
    expect(platform.calls.find(({ call }) => call === 'GET /products/search')!.options.query).toMatchObject({
      q: 'gown',
      vendor: 7,
    });
    expect(screen.getAllByRole('heading', { name: 'Results for “gown” in this store' })[0]).toBeVisible();
    expect(found.head).toMatchObject({ canonical: '/store-detail/7', robots: 'noindex' });
  });

  it('CAT-SCR-066 lists its categories', async () => {
    const { platform } = await open('/store-detail/7?category=gowns');
    const shelves = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(shelves.getByRole('link', { name: 'Gowns (30)' })).toHaveAttribute('aria-current', 'true');
    expect(shelves.getByRole('link', { name: 'Blouses (12)' })).toHaveAttribute(
      'href',
      '/store-detail/7?category=blouses',
    );
    expect(shelves.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/store-detail/7');
    expect(platform.calls.find(({ call }) => call === 'GET /products')!.options.query).toMatchObject({
      category: 'gowns',
    });
  });

  it('CAT-SCR-067 shows its opening hours and location', async () => {
    await open('/store-detail/7');
    expect(screen.getByRole('heading', { name: 'Store Hours' })).toBeVisible();
    expect(screen.getByText('8am – 7pm')).toBeVisible();
    expect(screen.getByText('Shop 62, Tejuosho Market, Surulere, Lagos')).toBeVisible();
  });

  it('CAT-SCR-068 has pages, each with an address', async () => {
    const { page } = await open('/store-detail/7?page=2&view=list');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/store-detail/7?view=list');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/store-detail/7?page=3&view=list');
    expect(page.head).toMatchObject({ title: 'Ngozi Fabrics, Page 2', canonical: '/store-detail/7?page=2' });
    await expect(shopWith().visit('store', '/store-detail/7?page=9')).resolves.toEqual({
      redirectedTo: '/store-detail/7?page=3',
    });
  });

  it('CAT-SCR-069 has a list view', async () => {
    await open('/store-detail/7?view=list');
    expect(screen.getAllByText('Sold by Ngozi Fabrics')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /grid/i })).toHaveAttribute('href', '/store-detail/7');
  });

  it('shows a message without results and links back to all products', async () => {
    await open('/store-detail/7?q=spade', { 'GET /products/search': () => pageOf([]) });
    expect(screen.getByText('No Product found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All products of this store' })).toHaveAttribute('href', '/store-detail/7');
  });

  it('describes the store and its rating for search engines', async () => {
    const { page } = await open('/store-detail/7');
    expect(page.head!.jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Vendor Store List' }, { name: 'Ngozi Fabrics' }] },
      {
        '@type': 'Store',
        name: 'Ngozi Fabrics',
        url: 'http://shop.test/store-detail/7',
        aggregateRating: { ratingValue: 4.5, reviewCount: 10 },
      },
    ]);
  });

  it.each(['/store-detail/999', '/store-detail/abc', '/store-detail/0', '/store-detail/1e9'])(
    'is not found for %s',
    async (at) => {
      const shop = shopWith();
      await expect(shop.visit('store', at)).resolves.toEqual({ notFound: true });
      expect(shop.platform.toasts).toEqual([]);
    },
  );

  it('CAT-CALL-020 CAT-RULE-016 reports a failure in a toast', async () => {
    const shop = shopWith({
      'GET /users/:id': () => {
        throw new ApiError(500, 'An Unexpected Error');
      },
    });
    await expect(shop.visit('store', '/store-detail/7')).rejects.toThrow('An Unexpected Error');
    expect(shop.platform.toasts).toEqual([{ tone: 'error', message: 'An Unexpected Error' }]);
  });

  describe('with a server that has only the documented API', () => {
    const many = Array.from({ length: 25 }, (_, index) => aProductCard({ title: `Gown ${index + 1}` }));
    const documented: Answers = { 'GET /users/:id': () => ({ data: aDocumentedStore([...many, products[1]!]) }) };

    it('pages the products that the server sent', async () => {
      const { platform } = await open('/store-detail/7', documented, 0);
      expect(screen.getAllByRole('article')).toHaveLength(20);
      expect(screen.getByText('26 products found')).toBeVisible();
      expect(screen.getByText('Opening hours not available')).toBeVisible();
      expect(platform.calls.map(({ call }) => call)).toEqual(['GET /users/7']);
    });

    it('searches the products by title', async () => {
      await open('/store-detail/7?q=blouse', documented, 0);
      expect(screen.getAllByRole('article')).toHaveLength(1);
    });
  });
});
