import { aProductCard, type Answers } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aShop, pageOf } from '../../../test/shop-platform';

const cards = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => aProductCard({ title: `${title} ${index + 1}`, stars: index }));
const deals = cards(12, 'Deal');
const products = [...deals.slice(0, 8), ...cards(12, 'Best')];
const advert = (id: number) => ({
  id,
  title: `Hot ${id}`,
  text: null,
  link: '/shop',
  action: 'Shop now',
  promo_code: null,
  image: '/x.webp',
  picture: null,
});
const ANSWERS: Answers = {
  'GET /deals/all': ({ options }) => pageOf(deals.slice(0, Number(options.query?.perPage))),
  'GET /products': ({ options }) => pageOf(products.slice(0, Number(options.query?.perPage))),
  'GET /highlights/hot-deals': () => ({ data: [1, 2, 3, 4].map(advert) }),
};

async function open(answers: Answers = {}, api = 1) {
  const shop = aShop({ ...ANSWERS, ...answers }, { api });
  return { ...shop, page: await shop.open('hot-deals', '/Hot-Deals') };
}
const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

describe('the hot deals', () => {
  it('CAT-ROUTE-014 CAT-SCR-054 CAT-SCR-055 are below Home in the breadcrumb and have three banners that link to the shop', async () => {
    const { page } = await open();
    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Hot Deals']);
    const banners = screen.getAllByRole('link', { name: /^Shop now: Hot/ });
    expect(banners.map((banner) => banner.getAttribute('href'))).toEqual(['/shop', '/shop', '/shop']);
    expect(page.head).toMatchObject({ title: 'Hot Deals', canonical: '/Hot-Deals' });
  });

  it('CAT-SCR-056 CAT-MSG-027 show the 8 best-selling deals', async () => {
    const { platform } = await open();
    expect(titlesIn('Top Hot Deals Today')).toEqual(deals.slice(0, 8).map(({ title }) => title));
    expect(platform.calls.find(({ call }) => call === 'GET /deals/all')!.options.query).toEqual({
      perPage: 8,
      sort: 'popularity',
    });
  });

  it('CAT-SCR-057 CAT-MSG-028 show the best sellers without duplicates', async () => {
    await open();
    const best = titlesIn('Best Seller In The Last Months');
    expect(best).toHaveLength(10);
    expect(best.every((title) => title!.startsWith('Best'))).toBe(true);
  });

  it('sort the products when the server cannot', async () => {
    await open({}, 0);
    expect(titlesIn('Top Hot Deals Today').slice(0, 3)).toEqual(['Deal 12', 'Deal 11', 'Deal 10']);
  });

  it('show a message with a link when there are none', async () => {
    await open({ 'GET /deals/all': () => pageOf([]), 'GET /products': () => pageOf([]) });
    expect(screen.getByText('There are no deals at the moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all products' })).toHaveAttribute('href', '/shop');
    expect(screen.queryByRole('region', { name: 'Best Seller In The Last Months' })).toBeNull();
  });
});
