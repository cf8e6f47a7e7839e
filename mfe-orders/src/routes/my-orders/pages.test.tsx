import type { Order } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';
import { filterOrders } from '../../features/order-list/filter-orders';
import { aLine, anInvoice, anOrder, NO_CHANGES } from '../../../test/an-order';
import { openLive } from '../../../test/open-live';

const myOrders = routes.find(({ id }) => id === 'my-orders')!;

/** A server that searches and divides these orders; `paged: false`: one that has lost its pages. */
async function open(orders: Order[], { at = '/my-orders', paged = true } = {}) {
  const platform = createTestPlatform('mfe-orders', {}, { api: 1 });
  const answer = (query: Record<string, unknown>) => {
    if (!paged) return { data: orders };
    const [page, perPage] = [Number(query.page), Number(query.perPage)];
    const found = filterOrders(orders, String(query.q ?? ''), String(query.status ?? ''));
    const data = found.slice((page - 1) * perPage, page * perPage);
    return { data, pagination: { current_page: page, total: found.length, perPage } };
  };
  const answers = () =>
    platform.answer({ ...NO_CHANGES, 'GET /orders': ({ options: { query = {} } }) => answer(query) });
  answers();
  const requests = () => platform.calls.filter(({ call }) => call === 'GET /orders');
  const view = await openLive(myOrders, { platform, at });
  return {
    ...view,
    platform,
    answers,
    fail: (error = new ApiError(503, 'The shop is busy.')) =>
      platform.answer({
        ...NO_CHANGES,
        'GET /orders': () => {
          throw error;
        },
      }),
    search: () => screen.getByRole('searchbox', { name: 'Search Item or Order Number' }),
    filter: () => screen.getByRole('combobox', { name: 'Status' }),
    requests,
    queries: () => requests().map(({ options }) => options.query),
  };
}

const references = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const shows = (...expected: string[]) => waitFor(() => expect(references()).toEqual(expected));
const seven = Array.from({ length: 7 }, (_, index) =>
  anOrder({ transaction_reference: `NKM-${7 - index}`, timestamp: `2026-01-0${7 - index}T09:00:00.000Z` }),
);
const belt = anOrder({
  transaction_reference: 'NKM-88',
  status: 'Packed',
  invoices: [anInvoice({ status: 'Packed', products: [aLine({ name: 'Belt' })] })],
});

describe('my orders, from a server with pages', () => {
  it('ORD-SCR-005 ORD-CONST-001 asks for three orders and follows the links to the other pages', async () => {
    const { user, router, queries, requests } = await open(seven);
    await shows('NKM-7', 'NKM-6', 'NKM-5');
    expect(queries()).toEqual([{ page: 1, perPage: 3, q: undefined, status: undefined }]);
    expect(requests()[0]!.options.background).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await shows('NKM-1');
    expect(router.state.location.search).toBe('?page=3');
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
  });

  it.each(['99', '0', '-1', 'x', '1.5'])('shows a page that exists for ?page=%s', async (page) => {
    await open(seven, { at: `/my-orders?page=${page}` });
    expect(references()).toEqual(page === '99' ? ['NKM-1'] : ['NKM-7', 'NKM-6', 'NKM-5']);
  });

  it('ORD-SCR-002 ORD-MSG-001 searches all pages once the shopper rests, and keeps the focus in the box', async () => {
    const { user, search, queries, requests, router } = await open([...seven, belt], { at: '/my-orders?page=2' });
    await user.type(search(), 'belt');
    expect(screen.getByText('Searching your orders…')).toBeVisible();
    await shows('NKM-88');
    expect(screen.getByText('1 order')).toBeVisible();
    expect(queries().slice(1)).toEqual([{ page: 1, perPage: 3, q: 'belt', status: undefined }]);
    expect(requests().at(-1)!.options.background).toBe(true);
    expect(router.state.location.search).toBe('?q=belt');
    expect(search()).toHaveFocus();
    expect(screen.queryByText('Searching your orders…')).not.toBeInTheDocument();
  });

  it('searches at once with Enter', async () => {
    const { user, search, queries } = await open([...seven, belt]);
    await user.type(search(), 'belt{Enter}');
    expect(queries()).toHaveLength(2);
    await shows('NKM-88');
  });

  it('filters by every status that an order can have, together with the search', async () => {
    const { user, filter, search, router } = await open([...seven, belt]);
    const choices = within(filter())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(choices.slice(0, 4)).toEqual(['All statuses', 'Uncompleted', 'Confirmed', 'Paid']);
    expect(choices).toContain('Returned to sender');
    await user.selectOptions(filter(), 'Packed');
    await shows('NKM-88');
    await user.type(search(), 'dress{Enter}');
    expect(await screen.findByText('No orders match “dress”.')).toBeVisible();
    expect(router.state.location.search).toBe('?q=dress&status=Packed');
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    await shows('NKM-7', 'NKM-6', 'NKM-5');
    expect(search()).toHaveValue('');
    expect(filter()).toHaveValue('');
  });

  it('keeps the search on its other pages', async () => {
    const { user, router } = await open([...seven, belt], { at: '/my-orders?q=dress' });
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await shows('NKM-4', 'NKM-3', 'NKM-2');
    expect(router.state.location.search).toBe('?q=dress&page=2');
  });

  it('takes search and status from the address, also a status that this page does not know', async () => {
    const { search, filter } = await open(seven, { at: '/my-orders?q=dress&status=Held' });
    expect(search()).toHaveValue('dress');
    expect(filter()).toHaveValue('Held');
    expect(references()).toEqual([]);
  });

  it('shows the earlier search again after Back', async () => {
    const { user, search, router } = await open([...seven, belt], { at: '/my-orders?q=dress' });
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await shows('NKM-4', 'NKM-3', 'NKM-2');
    await user.clear(search());
    await user.type(search(), 'belt{Enter}');
    await shows('NKM-88');
    await act(() => router.navigate(-1));
    await shows('NKM-7', 'NKM-6', 'NKM-5');
    expect(search()).toHaveValue('dress');
  });

  it('returns from a status to the list before it, and to its first page from a later one', async () => {
    const { user, filter, router } = await open([...seven, belt], { at: '/my-orders?page=2' });
    await user.selectOptions(filter(), 'Packed');
    await shows('NKM-88');
    expect(router.state.location.search).toBe('?status=Packed');
    await act(() => router.navigate(-1));
    await shows('NKM-4', 'NKM-3', 'NKM-2');
    expect(filter()).toHaveValue('');
  });

  it('keeps what the shopper typed when the search fails, and searches again', async () => {
    const { user, search, filter, fail, answers } = await open([...seven, belt]);
    await user.selectOptions(filter(), 'Packed');
    await shows('NKM-88');
    fail();
    await user.type(search(), 'Belt{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your orders could not be searched');
    expect(alert).toHaveTextContent('The shop is busy.');
    expect(search()).toHaveValue('Belt');
    expect(search()).toHaveFocus();
    expect(filter()).toHaveValue('Packed');
    answers();
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await shows('NKM-88');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(search()).toHaveValue('Belt');
  });

  it('fails as a page when the orders themselves cannot be loaded', async () => {
    const platform = createTestPlatform(
      'mfe-orders',
      {
        'GET /orders': () => {
          throw new ApiError(503, 'Busy');
        },
      },
      { api: 1 },
    );
    const at = (path: string) => ({
      url: new URL(path, 'http://shop.test'),
      params: {},
      platform,
      signal: new AbortController().signal,
    });
    await expect(myOrders.load!(at('/my-orders'))).rejects.toMatchObject({ status: 503 });
    platform.answer({
      'GET /orders': () => {
        throw new ApiError(401, 'Sign in');
      },
    });
    await expect(myOrders.load!(at('/my-orders?q=belt'))).rejects.toMatchObject({ status: 401 });
  });

  it('ORD-SCR-009 offers Go Shopping to a shopper without orders', async () => {
    await open([]);
    expect(screen.getByText('You have no orders yet')).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('searches and divides the orders itself when the server has lost its pages since', async () => {
    const { user, search } = await open([...seven, belt], { paged: false });
    expect(references()).toHaveLength(3);
    await user.type(search(), 'belt');
    expect(references()).toEqual(['NKM-88']);
  });
});
