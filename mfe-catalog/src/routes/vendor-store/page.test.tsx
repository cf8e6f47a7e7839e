import { ApiError } from '@nkm/platform';
import type { Answers } from '@nkm/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aStoreListItem } from '../../../test/a-store';
import { aShop } from '../../../test/shop-platform';

const STORES = [
  aStoreListItem({ about: 'Lace and Ankara.', location: 'Surulere, Lagos' }),
  aStoreListItem({ profile_id: 9, store_name: 'Kano Leather', avatar: '/broken.webp' }),
];

async function open(answers: Answers = {}) {
  const shop = aShop({ 'GET /users/vendors': () => ({ data: STORES }), ...answers });
  return { ...shop, page: await shop.open('vendor-store', '/Vendor-Store') };
}

describe('the list of stores', () => {
  it('CAT-ROUTE-011 CAT-SCR-058 CAT-SCR-059 CAT-MSG-029 is below Home in the breadcrumb and shows every store', async () => {
    const { page } = await open();
    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Vendor Store List']);
    expect(screen.getByText('Showing 2 results')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Vendor Store List' }));
    expect(list.getByRole('link', { name: 'Ngozi Fabrics' })).toHaveAttribute('href', '/store-detail/7');
    expect(list.getByRole('link', { name: 'Kano Leather' })).toHaveAttribute('href', '/store-detail/9');
    expect(list.getByText('Surulere, Lagos')).toBeVisible();
    expect(page.head).toMatchObject({ title: 'Vendor Store List', canonical: '/Vendor-Store' });
  });

  it('says how many products a store has, and how buyers rate it', async () => {
    const stars = { '1': 0, '2': 0, '3': 0, '4': 1, '5': 3 };
    const rated = aStoreListItem({ products: 28, star_summary: stars });
    const fresh = aStoreListItem({
      profile_id: 9,
      store_name: 'Kano Leather',
      products: 1,
      star_summary: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
    });
    await open({ 'GET /users/vendors': () => ({ data: [rated, fresh] }) });
    const [first, second] = screen
      .getAllByRole('listitem')
      .slice(-2)
      .map((item) => within(item));
    expect(first!.getByText('28 products')).toBeVisible();
    expect(first!.getByRole('img', { name: '4.8 out of 5 stars' })).toBeVisible();
    expect(first!.getByText('(4)')).toBeVisible();
    expect(second!.getByText('1 product')).toBeVisible();
    expect(second!.queryByRole('img', { name: /stars/ })).toBeNull();
  });

  it('finds stores by name and place, and says when none matches', async () => {
    const { page } = await open();
    const search = screen.getByRole('searchbox', { name: 'Search stores' });
    await page.user.type(search, 'lagos');
    expect(screen.getByText('Showing 1 results')).toBeVisible();
    expect(screen.queryByText('Kano Leather')).toBeNull();
    await page.user.type(search, ' kano');
    expect(screen.getByText('No store matches “lagos kano”.')).toBeVisible();
  });

  it('CAT-SCR-060 shows initials when a picture is broken', async () => {
    const { page } = await open();
    const picture = page.container.querySelector('img[src="/broken.webp"]')!;
    fireEvent.error(picture);
    expect(page.container.querySelector('img[src="/broken.webp"]')).toBeNull();
    expect(screen.getByText('KL')).toBeInTheDocument();
  });

  it('shows a message when there are none', async () => {
    await open({ 'GET /users/vendors': () => ({ data: [] }) });
    expect(screen.getByText('There are no stores yet.')).toBeVisible();
  });

  it('CAT-CALL-019 CAT-RULE-016 reports a failure in a toast and leaves the page to the error panel', async () => {
    const shop = aShop({
      'GET /users/vendors': () => {
        throw new ApiError(503, 'The stores cannot be read.');
      },
    });
    await expect(shop.visit('vendor-store', '/Vendor-Store')).rejects.toThrow('The stores cannot be read.');
    expect(shop.platform.toasts).toEqual([{ tone: 'error', message: 'The stores cannot be read.' }]);
    Object.assign(shop.platform, { isServer: true, toasts: [] });
    await expect(shop.visit('vendor-store', '/Vendor-Store')).rejects.toThrow();
    expect(shop.platform.toasts).toEqual([]);
  });
});
