import { aProductCard, type Answers } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aShop, pageOf } from '../../../test/shop-platform';

const deals = Array.from({ length: 20 }, (_, index) => aProductCard({ title: `Deal ${index + 1}` }));
const ANSWERS: Answers = {
  'GET /deals/all': ({ options }) => pageOf(deals, 61, Number(options.query?.page ?? 1)),
  'GET /subcategories': () => ({ data: [] }),
  'GET /adverts/web/deals': () => ({ data: [] }),
};

async function open(at: string, answers: Answers = {}) {
  const shop = aShop({ ...ANSWERS, ...answers });
  return { ...shop, page: await shop.open('deals', at) };
}

describe('the deals', () => {
  it('CAT-ROUTE-012 CAT-SCR-043 CAT-SCR-044 are below Home in the breadcrumb and use the list layout', async () => {
    await open('/deals');
    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Deals']);
    expect(screen.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')).toHaveLength(20);
    expect(screen.getByText('61 products found')).toBeVisible();
  });

  it('CAT-CONST-003 CAT-CALL-018 request 20 products per page, and each page has an address', async () => {
    const { platform, page } = await open('/deals?page=2');
    const asked = platform.calls.filter(({ call }) => call === 'GET /deals/all');
    expect(asked[0]!.options.query).toMatchObject({ perPage: 20, page: 2 });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/deals');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/deals?page=3');
    expect(page.head).toMatchObject({ title: 'Deals, Page 2', canonical: '/deals?page=2' });
  });

  it('CAT-SCR-046 have a list view', async () => {
    await open('/deals?view=list');
    expect(screen.getByRole('link', { name: /grid/i })).toHaveAttribute('href', '/deals');
    expect(screen.getAllByText('Sold by Ngozi Fabrics')[0]).toBeVisible();
  });

  it('CAT-SCR-045 are filtered by the server when it supports filters', async () => {
    const shop = aShop(
      {
        ...ANSWERS,
        'GET /deals/all': () => ({
          ...pageOf(deals, 61),
          facets: {
            category: [],
            brand: [{ value: 'Samsung', label: 'Samsung', count: 7 }],
            color: [],
            size: [],
            condition: [],
            rating: [],
            in_stock: { count: 50 },
            price: { min: 100, max: 9000 },
          },
        }),
      },
      { api: 1 },
    );
    await shop.open('deals', '/deals?brand=Samsung');
    expect(shop.platform.calls.find(({ call }) => call === 'GET /deals/all')!.options.query).toMatchObject({
      brand: ['Samsung'],
      facets: '1',
    });
    expect(await screen.findByRole('checkbox', { name: /Samsung/ })).toBeChecked();
  });

  it('link to the other pages of deals', async () => {
    await open('/deals');
    const links = within(screen.getByRole('navigation', { name: 'More deals' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Flash-Deals',
      '/Hot-Deals',
      '/Shop-By-Brand',
      '/Vendor-Store',
    ]);
  });

  it('CAT-MSG-011 show a message when there are none', async () => {
    await open('/deals', { 'GET /deals/all': () => pageOf([]) });
    expect(screen.getByText('No Product found')).toBeVisible();
  });

  it('redirect a page past the end to the last page', async () => {
    await expect(aShop(ANSWERS).visit('deals', '/deals?page=99')).resolves.toEqual({ redirectedTo: '/deals?page=4' });
  });
});
