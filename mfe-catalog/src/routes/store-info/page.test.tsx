import type { StoreReview } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import type { Answers } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { aDocumentedStore, aStore } from '../../../test/a-store';
import { aReview, aShop } from '../../../test/shop-platform';

const review = (id: number): StoreReview => ({
  ...aReview(id),
  product: { slug: 'ankara-gown', title: 'Ankara gown' },
});
const ANSWERS: Answers = {
  'GET /users/:id': ({ params }) => {
    if (params.id !== '7') throw new ApiError(404, 'There is no such store.');
    return { data: aStore({ products: [] }) };
  },
  'GET /users/:id/reviews': ({ options }) => ({
    data: [review(1), review(2)],
    pagination: { current_page: Number(options.query?.page), total: 12, perPage: 10 },
  }),
};

function shopWith(answers: Answers = {}, api = 1) {
  return aShop({ ...ANSWERS, ...answers }, { api });
}
async function open(at: string, answers?: Answers, api?: number) {
  const shop = shopWith(answers, api);
  return { ...shop, page: await shop.open('store-info', at) };
}

describe('the store information page', () => {
  it('CAT-ROUTE-010 CAT-SCR-070 shows about, policies and reviews of the store in the address', async () => {
    const { page } = await open('/store-detail-info?vendor=7');
    expect(screen.getByRole('heading', { level: 1, name: 'Ngozi Fabrics' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'About' })).toBeVisible();
    expect(screen.getByText('On the marketplace since 2024')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Returns' })).toBeVisible();
    expect(screen.getByText('Until the seventh day after delivery.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Reviews(10)' })).toBeVisible();
    expect(screen.getByText('Very fine cloth, number 1')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Ankara gown' })[0]).toHaveAttribute('href', '/ankara-gown');
    expect(page.head).toMatchObject({ title: 'About Ngozi Fabrics', canonical: '/store-detail-info?vendor=7' });
  });

  it('shows the day of a review in Lagos', async () => {
    const data = [{ ...review(1), created_at: '2026-10-30T23:30:00.000Z' }];
    await open('/store-detail-info?vendor=7', {
      'GET /users/:id/reviews': () => ({ data, pagination: { current_page: 1, total: 1, perPage: 10 } }),
    });
    expect(screen.getByText('31 October 2026')).toBeVisible();
  });

  it('shows the reviews in pages', async () => {
    await open('/store-detail-info?vendor=7');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/store-detail-info?vendor=7&page=2#reviews',
    );
    const second = '/store-detail-info?vendor=7&page=2';
    const { page } = await open(second);
    expect(page.head).toMatchObject({ title: 'About Ngozi Fabrics, Page 2', canonical: second });
    await expect(shopWith().visit('store-info', '/store-detail-info?vendor=7&page=5')).resolves.toEqual({
      redirectedTo: '/store-detail-info?vendor=7&page=2',
    });
  });

  it('includes ratings of the store itself', async () => {
    const data = [review(1), { ...review(1), comment: 'Quick and honest.', product: null }];
    const { platform } = await open('/store-detail-info?vendor=7', {
      'GET /users/:id/reviews': () => ({ data, pagination: { current_page: 1, total: 2, perPage: 10 } }),
    });
    const [, rating] = within(screen.getByRole('heading', { name: 'Reviews(10)' }).parentElement!).getAllByRole(
      'listitem',
    );
    expect(rating).toHaveTextContent('Quick and honest.Store rating');
    const asked = platform.calls.find(({ call }) => call === 'GET /users/7/reviews');
    expect(asked!.options.query).toMatchObject({ ratings: true });
  });

  it('shows what is not available when the server has only the documented API', async () => {
    const documented: Answers = { 'GET /users/:id': () => ({ data: aDocumentedStore([]) }) };
    const { platform } = await open('/store-detail-info?vendor=7', documented, 0);
    for (const text of [
      'The store has no description yet.',
      'The marketplace returns policy applies to this store.',
      'There are no reviews of this store yet.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET /users/7']);
  });

  it('redirects to the list of stores without a store, and is not found for an invalid one', async () => {
    await expect(shopWith().visit('store-info', '/store-detail-info')).resolves.toEqual({
      redirectedTo: '/Vendor-Store',
    });
    await expect(shopWith().visit('store-info', '/store-detail-info?vendor=9')).resolves.toEqual({ notFound: true });
    await expect(shopWith().visit('store-info', '/store-detail-info?vendor=x')).resolves.toEqual({ notFound: true });
  });
});
