import type { PointEntry } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'coins-history')!;
const entry = (id: number, changes: Partial<PointEntry> = {}): PointEntry => ({
  id,
  type: 'Credit',
  operation: 'Receipt confirmed',
  comment: `You confirmed the receipt of NKM-${id}`,
  created_at: '2026-01-15T23:30:00.000Z',
  amount: 10,
  ...changes,
});

/** A server with these entries, page by page; without pages it sends them all. */
async function open(entries: PointEntry[], { at = '/coins-history', paged = true } = {}) {
  const platform = createTestPlatform('mfe-orders', {
    'GET /users/nkmcoins/history': ({ options: { query = {} } }) => {
      const [page, perPage] = [Number(query.page), Number(query.perPage)];
      if (!paged) return { data: entries };
      const data = entries.slice((page - 1) * perPage, page * perPage);
      return { data, pagination: { current_page: page, total: entries.length, perPage } };
    },
  });
  const view = await renderRoute(route, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const rows = () => screen.getAllByRole('row').slice(1);

describe('coin history', () => {
  it('ORD-ROUTE-004 is for signed-in shoppers, in the profile sidebar', () => {
    expect(route).toMatchObject({ path: '/coins-history', access: 'signed-in', frame: 'account', public: false });
    expect(route.sidebar).toEqual({ place: 3, fragment: 'coins' });
  });

  it('ORD-SCR-022 has the breadcrumb Home / coin history', async () => {
    await open([entry(1)]);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'coin history']);
  });

  it('ORD-SCR-023 ORD-CALL-003 shows type, operation, description, date, time and coins of each entry, in Lagos time', async () => {
    await open([
      entry(2),
      entry(1, { type: 'Debit', operation: 'Reward reversed', comment: 'You returned it', amount: 1_250 }),
    ]);
    expect(screen.getByRole('table', { name: 'Point History' })).toBeVisible();
    expect(screen.getByText('A coin is worth ₦1. Coins do not expire.')).toBeVisible();
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Type', 'Operation', 'Description', 'Date', 'Time', 'Coin']);
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['Credit', 'Receipt confirmed', 'You confirmed the receipt of NKM-2', '2026-01-16', '00:30', '+10'],
      ['Debit', 'Reward reversed', 'You returned it', '2026-01-16', '00:30', '-1,250'],
    ]);
  });

  it('ORD-CONST-005 shows eight entries to a page, with links to the others', async () => {
    const entries = Array.from({ length: 19 }, (_, index) => entry(index + 1));
    const { unmount } = await open(entries);
    expect(rows()).toHaveLength(8);
    const link = screen.getByRole('link', { name: 'Page 3' });
    expect(link).toHaveAttribute('href', '/coins-history?page=3');
    unmount();
    await open(entries, { at: '/coins-history?page=3' });
    expect(rows().map((row) => within(row).getAllByRole('cell')[2]!.textContent)).toEqual(
      [17, 18, 19].map((id) => `You confirmed the receipt of NKM-${id}`),
    );
  });

  it.each(['99', '0', '-1', 'x', '1.5'])('shows a page that exists for ?page=%s', async (page) => {
    const entries = Array.from({ length: 9 }, (_, index) => entry(index + 1));
    await open(entries, { at: `/coins-history?page=${page}` });
    expect(rows()).toHaveLength(page === '99' ? 1 : 8);
  });

  it('divides the answer of a server without pages', async () => {
    const entries = Array.from({ length: 10 }, (_, index) => entry(index + 1));
    await open(entries, { at: '/coins-history?page=2', paged: false });
    expect(rows()).toHaveLength(2);
  });

  it('ORD-MSG-006 explains an empty history and how to earn coins', async () => {
    await open([]);
    expect(screen.getByText('You currently have no points at this time, check back later')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go Shopping' })).toHaveAttribute('href', '/shop');
  });

  it('fails as a page when the server fails', async () => {
    const platform = createTestPlatform('mfe-orders', {
      'GET /users/nkmcoins/history': () => {
        throw new ApiError(503, 'Busy');
      },
    });
    await expect(
      route.load!({
        url: new URL('http://shop.test/coins-history'),
        params: {},
        platform,
        signal: new AbortController().signal,
      }),
    ).rejects.toMatchObject({ status: 503 });
  });
});
