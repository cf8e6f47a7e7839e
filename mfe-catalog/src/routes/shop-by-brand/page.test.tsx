import { screen, within } from '@testing-library/react';
import { aShop } from '../../../test/shop-platform';

async function open(api = 1) {
  const shop = aShop(
    {
      'GET /brands': () => ({
        data: [
          { name: 'Apple', count: 12 },
          { name: 'Aso & Co', count: 1 },
          { name: 'Zinox', count: 3 },
        ],
      }),
    },
    { api },
  );
  return { ...shop, page: await shop.open('shop-by-brand', '/Shop-By-Brand') };
}

describe('shop by brand', () => {
  it('CAT-ROUTE-022 CAT-SCR-077 lists the brands from A to Z with their products', async () => {
    const { page } = await open();
    expect(screen.getAllByRole('heading', { level: 2 }).map((letter) => letter.textContent)).toEqual(['A', 'Z']);
    const a = within(screen.getByRole('region', { name: 'A' }));
    expect(a.getByRole('link', { name: 'Apple' })).toHaveAttribute('href', '/shop?brand=Apple');
    expect(a.getByRole('link', { name: 'Aso & Co' })).toHaveAttribute('href', '/shop?brand=Aso+%26+Co');
    const letters = within(screen.getByRole('navigation', { name: 'Letters' }));
    expect(letters.getByRole('link', { name: 'Z' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('heading', { name: 'Z' }).id}`,
    );
    expect(page.head).toMatchObject({ title: 'Shop by brand', canonical: '/Shop-By-Brand' });
  });

  it('shows the brands that match the search, and only their letters', async () => {
    const { page } = await open();
    const search = screen.getByRole('searchbox', { name: 'Search brands' });
    await page.user.type(search, 'zin');
    expect(screen.getAllByRole('heading', { level: 2 }).map((letter) => letter.textContent)).toEqual(['Z']);
    expect(screen.queryByText('Apple')).toBeNull();
    await page.user.type(search, 'x');
    expect(screen.getByText('No brand matches “zinx”.')).toBeVisible();
    await page.user.clear(search);
    expect(screen.getByText('Apple')).toBeVisible();
  });

  it('folds the brands with one product where a letter has many, and shows them to a search', async () => {
    const brands = ['Asa', 'Ada', 'Aba', 'Ama', 'Apple'].map((name) => ({ name, count: name === 'Apple' ? 9 : 1 }));
    const shop = aShop({ 'GET /brands': () => ({ data: [...brands, { name: 'Bisi', count: 1 }] }) }, { api: 1 });
    const { user } = await shop.open('shop-by-brand', '/Shop-By-Brand');
    expect(screen.getByText('Apple').closest('details')).toBeNull();
    expect(screen.getByText('Bisi').closest('details')).toBeNull();
    const folded = screen.getByText('Asa').closest('details');
    expect(folded).not.toHaveAttribute('open');
    await user.click(screen.getByText('4 more brands with one product each'));
    expect(folded).toHaveAttribute('open');
    await user.type(screen.getByRole('searchbox', { name: 'Search brands' }), 'asa');
    expect(screen.getByText('Asa').closest('details')).toBeNull();
  });

  it('links to the shop when the server has no brands', async () => {
    const { platform } = await open(0);
    expect(screen.getByText('There are no brands to show.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
    expect(platform.calls).toEqual([]);
  });
});
