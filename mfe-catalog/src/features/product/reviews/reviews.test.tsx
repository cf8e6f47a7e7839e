import type { Product, Review } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { aUser } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { callsOf, type PartOptions, renderPart } from '../../../../test/render-part';
import { aProduct, aReview } from '../../../../test/shop-platform';
import { pickProduct } from '../product-view';
import { Reviews } from './reviews';

type Options = PartOptions & { changes?: Partial<Product>; loaded?: Review[] | null };
const refused = (status: number, message: string) => () => {
  throw new ApiError(status, message);
};
const ada = aUser();

describe('the reviews of a product', () => {
  const FIVE = [1, 2, 3, 4, 5].map((id) => aReview(id));

  function panel({ changes, loaded = FIVE.slice(0, 3), ...options }: Options = {}) {
    const product = pickProduct(aProduct({ id: 5, ...changes }));
    const page = renderPart(<Reviews product={product} loaded={loaded} />, {
      ...options,
      answers: { 'GET /products/:id/reviews': () => ({ data: FIVE }), ...options.answers },
    });
    return { ...page, panel: page.container };
  }

  it('CAT-SCR-037 are summarised as an average and a percentage per star', async () => {
    const { panel: reviews } = panel({
      changes: { star_summary: { '1': 0, '2': 0, '3': 1, '4': 1, '5': 2 }, stars: 4 },
    });
    expect(within(reviews).getByText('4.3')).toBeVisible();
    const shares = within(reviews).getAllByText(/^\d+%$/);
    expect(shares.map((share) => share.textContent)).toEqual(['50%', '25%', '25%', '0%', '0%']);
  });

  it('CAT-SCR-038 are listed with name, stars, date, comment, helpful count and vote buttons', async () => {
    const { panel: reviews } = panel();
    const items = within(reviews)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time'));
    expect(items).toHaveLength(3);
    const second = within(items[1]!);
    expect(second.getByText('Shopper 2')).toBeVisible();
    expect(second.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    expect(second.getByText('15 January 2026')).toBeVisible();
    expect(second.getByText('Very fine cloth, number 2')).toBeVisible();
    expect(second.getByText('2 found this helpful')).toBeVisible();
    expect(second.getByRole('button', { name: 'Yes' })).toBeVisible();
    expect(second.getByRole('button', { name: 'No' })).toBeVisible();
    expect(second.getByText('S')).toBeInTheDocument(); // the avatar of a shopper without a picture
  });

  it('show a mark for a purchase that the shop saw, and the photos', () => {
    const loaded = [aReview(1, { verified: true, photos: ['/api/photos/a.webp'] }), aReview(2, { verified: false })];
    const { panel: reviews } = panel({ loaded });
    expect(within(reviews).getAllByText('Verified purchase')).toHaveLength(1);
    const photo = within(reviews).getByRole('img', { name: 'Photo 1 of the review by Shopper 1' });
    expect(photo).toHaveAttribute('src', '/api/photos/a.webp');
    expect(photo.closest('a')).toHaveAttribute('href', '/api/photos/a.webp');
  });

  it('CAT-MSG-015 show the empty text when there are none', () => {
    const { panel: reviews } = panel({ changes: { stars: 0 } });
    expect(reviews).toHaveTextContent('There are no reviews for this product yet');
    expect(within(reviews).queryByRole('button')).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    const { platform, panel: reviews, user } = panel({ loaded: null });
    expect(reviews).toHaveTextContent('The reviews cannot be shown at the moment.');
    platform.answer({ 'GET /products/:id/reviews': () => ({ data: [aReview(1)] }) });
    await user.click(within(reviews).getByRole('button', { name: 'Try again' }));
    expect(await within(reviews).findByText('Very fine cloth, number 1')).toBeVisible();
  });

  it('CAT-MSG-014 are all available in a paginated dialog', async () => {
    const page = (number: number) => ({
      data: [aReview(number * 10 + 1)],
      pagination: { current_page: number, total: 11, perPage: 10 },
    });
    const { user, panel: reviews, platform } = panel({ changes: { stars: 11 } });
    platform.answer({
      'GET /products/:id/reviews': ({ options }) => page(Number(options.query?.page)),
    });
    await user.click(within(reviews).getByRole('button', { name: 'See all reviews' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reviews' }));
    expect(await dialog.findByText('Very fine cloth, number 11')).toBeVisible();
    expect(dialog.getByText('Page 1 of 2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Prev' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(await dialog.findByText('Very fine cloth, number 21')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    platform.answer({ 'GET /products/:id/reviews': refused(0, 'Offline') });
    await user.click(dialog.getByRole('button', { name: 'Prev' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The reviews cannot be shown at the moment.');
    platform.answer({ 'GET /products/:id/reviews': () => page(1) });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Very fine cloth, number 11')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('keep the open page in the address', () => {
    const page = (number: number) => ({
      data: [aReview(number * 10 + 1)],
      pagination: { current_page: number, total: 25, perPage: 10 },
    });
    const answers: Options['answers'] = {
      'GET /products/:id/reviews': ({ options }) => page(Number(options.query?.page)),
    };
    const open = (at?: string) => panel({ changes: { stars: 25 }, answers, ...(at && { at }) });
    const shows = (number: number) => screen.findByText(`Page ${number} of 3`);
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    it('so that a link opens it, and closing leaves the product', async () => {
      const { user, router } = open('/ankara-dress?variant=2&reviews=2#reviews');
      expect(await shows(2)).toBeVisible();
      expect(await screen.findByText('Very fine cloth, number 21')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await isClosed();
      expect(router.state.location).toMatchObject({ pathname: '/ankara-dress', search: '?variant=2' });
    });

    it('so that Back leads to the page before, then to the product', async () => {
      const { user, router, panel: reviews } = open('/ankara-dress?variant=2');
      await user.click(within(reviews).getByRole('button', { name: 'See all reviews' }));
      await shows(1);
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await shows(2);
      expect(router.state.location).toMatchObject({ search: '?variant=2&reviews=2', hash: '#reviews' });
      await act(() => router.navigate(-1));
      expect(await shows(1)).toBeVisible();
      await act(() => router.navigate(-1));
      await isClosed();
      expect(router.state.location).toMatchObject({ search: '?variant=2' });
    });

    it('so that closing leaves no entries behind', async () => {
      const { user, router, panel: reviews } = open('/ankara-dress');
      await user.click(within(reviews).getByRole('button', { name: 'See all reviews' }));
      await shows(1);
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await shows(2);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await isClosed();
      expect(router.state.location).toMatchObject({ search: '', hash: '' });
    });

    it('with the chosen stars, where the server can filter', async () => {
      const asked: unknown[] = [];
      const filtered: Options['answers'] = {
        'GET /products/:id/reviews': ({ options }) => {
          asked.push(options.query);
          return page(1);
        },
      };
      const at = '/ankara-dress?reviews=2&stars=4#reviews';
      const api = 1;
      const { user, router, unmount } = panel({ changes: { stars: 25 }, answers: filtered, api, at });
      const stars = await screen.findByRole('combobox', { name: 'Rating' });
      expect(stars).toHaveDisplayValue('4 stars');
      await user.selectOptions(stars, '5 stars');
      await waitFor(() => expect(router.state.location.search).toBe('?reviews=1&stars=5'));
      await user.selectOptions(stars, 'All stars');
      await waitFor(() => expect(router.state.location.search).toBe('?reviews=1'));
      await waitFor(() =>
        expect(asked).toEqual([
          { page: 2, perPage: 10, stars: 4 },
          { page: 1, perPage: 10, stars: 5 },
          { page: 1, perPage: 10 },
        ]),
      );
      unmount();
      panel({ changes: { stars: 25 }, answers: filtered, at });
      await screen.findByRole('dialog');
      await waitFor(() => expect(asked).toHaveLength(4));
      expect(screen.queryByRole('combobox', { name: 'Rating' })).toBeNull();
      expect(asked.at(-1)).toEqual({ page: 2, perPage: 10 });
    });

    it('and say that no review has the chosen stars', async () => {
      const none = { data: [], pagination: { current_page: 1, total: 0, perPage: 10 } };
      panel({
        changes: { stars: 25 },
        answers: { 'GET /products/:id/reviews': () => none },
        api: 1,
        at: '/ankara-dress?reviews=1&stars=1#reviews',
      });
      expect(await screen.findByText('There are no reviews with 1 star.')).toBeVisible();
    });

    it('but ignore an address that names no page, and lead back from one past the last', async () => {
      const { unmount } = open('/ankara-dress?reviews=-1#reviews');
      expect(screen.queryByRole('dialog')).toBeNull();
      unmount();
      const past = { data: [], pagination: { current_page: 9, total: 25, perPage: 10 } };
      const { user } = panel({
        changes: { stars: 25 },
        at: '/ankara-dress?reviews=9#reviews',
        answers: {
          'GET /products/:id/reviews': ({ options }) => (options.query?.page === 9 ? past : page(3)),
        },
      });
      expect(await screen.findByText('There are no reviews on this page.')).toBeVisible();
      expect(screen.queryByText(/^Page \d+ of \d+$/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Prev' }));
      expect(await shows(3)).toBeVisible();
    });
  });

  it('show all on one page from a server without paging', async () => {
    const { user, panel: reviews } = panel({ changes: { stars: 5 } });
    await user.click(within(reviews).getByRole('button', { name: 'See all reviews' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reviews' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(5);
    expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  describe('and the votes on them', () => {
    const VOTE = 'POST /products/review/:id/helpful';
    const firstVote = (reviews: HTMLElement, answer: 'Yes' | 'No') =>
      within(reviews).getAllByRole('button', { name: answer })[0]!;

    it('CAT-CALL-012 CAT-MSG-023 are sent, and the reviews reload', async () => {
      const votes: unknown[] = [];
      const {
        user,
        platform,
        panel: reviews,
      } = panel({
        user: ada,
        answers: { [VOTE]: ({ body, params }) => void votes.push([params.id, body]) },
      });
      platform.answer({ 'GET /products/:id/reviews': () => ({ data: [aReview(1, { total_helps: 12 })] }) });
      await user.click(firstVote(reviews, 'Yes'));
      expect(votes).toEqual([['1', { is_helpful: 1 }]]);
      expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Review Successful' }]);
      expect(await within(reviews).findByText('12 found this helpful')).toBeVisible();
      await user.click(firstVote(reviews, 'No'));
      expect(votes[1]).toEqual(['1', { is_helpful: 0 }]);
    });

    it('CAT-MSG-024 show "You\'ve reviewed this" for a repeated vote and otherwise the server\'s message', async () => {
      const { user, platform, panel: reviews } = panel({ user: ada, answers: { [VOTE]: refused(409, 'Twice') } });
      await user.click(firstVote(reviews, 'Yes'));
      await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: "You've reviewed this" }]));
      platform.answer({ [VOTE]: refused(403, 'You cannot vote on your own review.') });
      await user.click(firstVote(reviews, 'Yes'));
      expect(platform.toasts[1]).toMatchObject({ message: 'You cannot vote on your own review.' });
    });

    it('CAT-ROLE-003 need a session: a guest signs in and returns to the reviews', async () => {
      const { user, platform, required, panel: reviews } = panel({ at: '/ankara-dress?variant=2' });
      await user.click(firstVote(reviews, 'Yes'));
      expect(required).toEqual(['/ankara-dress?variant=2#reviews']);
      expect(callsOf(platform, 'POST')).toEqual([]);
      expect(firstVote(reviews, 'Yes')).not.toHaveAttribute('aria-busy');
    });
  });
});
