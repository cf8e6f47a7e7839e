import { ApiError } from '@nkm/platform';
import { aProductCard, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'recent-viewed-product')!;
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => aProductCard({ id: index + 1, title: `Dress ${index + 1}` }));

async function open(answer: unknown, at = '/recent-viewed-product') {
  const platform = createTestPlatform('mfe-account', { 'GET /products/recent': () => answer });
  const view = await renderRoute(route, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('/recent-viewed-product', () => {
  it('ACC-ROUTE-015 is for signed-in shoppers, with a link in the profile sidebar', () => {
    expect(route).toMatchObject({ path: '/recent-viewed-product', access: 'signed-in', frame: 'account' });
    expect(route.sidebar).toEqual({ place: 6 });
  });

  it('ACC-SCR-042 has the breadcrumb Home > Account > Recently Viewed Products', async () => {
    await open({ products: products(1) });
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Account',
      'Recently Viewed Products',
    ]);
  });

  it('ACC-SCR-043 shows cards with price and link, each product once', async () => {
    const [first, second] = products(2);
    await open({ products: [first, second, first] });
    expect(titles()).toEqual(['Dress 1', 'Dress 2']);
    expect(screen.getByRole('link', { name: 'Dress 1' })).toHaveAttribute('href', '/ankara-dress-1');
    expect(screen.getAllByText('₦8,500.00')).toHaveLength(2);
  });

  it.each([
    [1, '1 product you viewed is no longer sold.'],
    [2, '2 products you viewed are no longer sold.'],
  ])('says that %d viewed products are no longer sold', async (withdrawn, text) => {
    await open({ products: products(1), withdrawn });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says nothing about products that are no longer sold when there are none', async () => {
    await open({ products: products(1) });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText(/no longer sold/)).toBeNull();
  });

  it('reads the products from either place of the answer', async () => {
    await open({ data: { products: products(1) } });
    expect(titles()).toEqual(['Dress 1']);
  });

  it('ACC-SCR-044 ACC-CONST-013 shows six to a page and moves the focus to the list', async () => {
    const { user } = await open({ products: products(8) });
    expect(titles()).toHaveLength(6);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(titles()).toEqual(['Dress 7', 'Dress 8']);
    expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Recently Viewed Products' }));
  });

  it('ACC-SCR-045 shows a picture and Go Shopping when there are none', async () => {
    const { container } = await open({ products: [] });
    expect(container.querySelector('.cloth')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Shopping' })).toHaveAttribute('href', '/shop');
    expect(titles()).toEqual([]);
  });

  it('says "cannot get recent products" when they fail to load, and the page offers Retry', async () => {
    const platform = createTestPlatform('mfe-account', {
      'GET /products/recent': () => {
        throw new ApiError(503, 'Busy');
      },
    });
    const opening = renderRoute(route, { platform, at: '/recent-viewed-product' });
    await expect(opening).rejects.toMatchObject({ status: 503 });
    expect(platform.toasts).toEqual([{ tone: 'error', message: 'cannot get recent products' }]);
  });
});
