import type { PointSummary } from '@nkm/contracts';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'dashboard')!;
const summary: PointSummary = { available: 2_500, earned: 3_000, debitted: 500, orders: 4 };

async function open(answer: (range: string | null) => unknown = () => summary, { at = '/Dashboard', api = 1 } = {}) {
  const platform = createTestPlatform(
    'mfe-orders',
    {
      'GET /users/nkmcoins/summary': ({ options: { query } }) => ({
        data: answer((query?.range as string | undefined) ?? null),
      }),
    },
    { api },
  );
  const view = await renderRoute(route, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform };
}
const card = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('li')!);
const legend = () =>
  within(screen.getByRole('region', { name: 'Order Overview' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const ringParts = (container: HTMLElement) => container.querySelectorAll('svg path').length;

describe('the dashboard', () => {
  it('ORD-ROUTE-002 is for signed-in shoppers, in the profile sidebar', () => {
    expect(route).toMatchObject({ path: '/Dashboard', access: 'signed-in', frame: 'account', public: false });
    expect(route.sidebar).toEqual({ place: 1, fragment: 'Dashboard' });
  });

  it('ORD-SCR-024 has the breadcrumb Home > Dashboard', async () => {
    await open();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Dashboard']);
  });

  it('ORD-SCR-025 ORD-MSG-007 shows the Order Overview of the last 30 days', async () => {
    const { platform } = await open();
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET /users/nkmcoins/summary']);
    const overview = within(screen.getByRole('region', { name: 'Order Overview' }));
    expect(overview.getByText('The last 30 days')).toBeVisible();
  });

  it('ORD-SCR-029 says in naira what each part of the coins is, and counts the orders beside the ring', async () => {
    const { container } = await open();
    expect(ringParts(container)).toBe(3);
    expect(container.querySelector('svg')).toHaveTextContent('₦2,500.00to spend');
    expect(legend()).toEqual([
      ['Coin Earned Rewards, gifts, and coins given back', '₦3,000.00'],
      ['Coin Debited Spent on orders, or taken back after a return', '₦500.00'],
      ['Purchase Order Every order you placed, also unpaid and cancelled ones', '4 orders'],
      ['Available Coins What you can pay with now', '₦2,500.00'],
    ]);
    expect(screen.getByText('A coin is worth ₦1.')).toBeVisible();
  });

  it('draws a whole ring when one number of coins, or none, is above 0', async () => {
    const { container, unmount } = await open(() => ({ ...summary, available: 0, debitted: 0 }));
    expect(ringParts(container)).toBe(1);
    unmount();
    const { container: withoutCoins } = await open(() => ({ orders: 1 }));
    expect(ringParts(withoutCoins)).toBe(1);
    expect(legend()[2]![1]).toBe('1 order');
    expect(screen.queryByText('No activity in this period.')).toBeNull();
  });

  it('ORD-SCR-027 ORD-ROLE-001 shows four cards with the points of the shopper, or 0', async () => {
    const { unmount } = await open(() => ({ ...summary, debitted: 1 }));
    for (const [name, ...values] of [
      ['Available Coins', '2,500 coins', '₦2,500.00'],
      ['Coins Earned', '3,000 coins', '₦3,000.00'],
      ['Coins Debited', '1 coin', '₦1.00'],
      ['Purchase Order', '4 orders'],
    ] as const)
      for (const value of values) expect(card(name).getByText(value)).toBeVisible();
    unmount();
    await open(() => ({}));
    for (const name of ['Available Coins', 'Coins Earned', 'Coins Debited'])
      expect(card(name).getByText('0 coins')).toBeVisible();
    expect(card('Purchase Order').getByText('0 orders')).toBeVisible();
    expect(screen.getByText('No activity in this period.')).toBeVisible();
  });

  it('ORD-SCR-028 shows a computed trend on each card, and none without a time to compare with', async () => {
    const before = { available: 2_000, earned: 6_000, debitted: 500, orders: 0 };
    const { unmount } = await open(() => ({ ...summary, before }));
    expect(card('Available Coins').getByText('25% more than in the previous period')).toBeVisible();
    expect(card('Coins Earned').getByText('50% less than in the previous period')).toBeVisible();
    expect(card('Coins Debited').getByText('No change')).toBeVisible();
    expect(card('Purchase Order').queryByText(/previous/)).toBeNull();
    unmount();
    await open(() => ({ ...summary, orders: 16, before: { ...before, orders: 2 } }));
    expect(card('Purchase Order').getByText('14 more than in the previous period')).toBeVisible();
  });

  it('ORD-SCR-026 changes the range with Day, Month, Year and All-Time, each with its own address', async () => {
    const orders = { day: 1, month: 4, year: 9, all: 12 };
    const addresses = {
      day: '/Dashboard?range=day',
      month: '/Dashboard',
      year: '/Dashboard?range=year',
      all: '/Dashboard?range=all',
    };
    const names = { day: 'Day', month: 'Month', year: 'Year', all: 'All-Time' };
    for (const range of ['day', 'month', 'year', 'all'] as const) {
      const answer = (asked: string | null) => ({ ...summary, orders: orders[(asked ?? 'all') as 'all'] });
      const { unmount } = await open(answer, { at: addresses[range] });
      const ranges = within(screen.getByRole('navigation', { name: 'Time range' }));
      expect(ranges.getByRole('link', { current: true })).toHaveTextContent(names[range]);
      expect(
        card('Purchase Order').getByText(orders[range] === 1 ? '1 order' : `${orders[range]} orders`),
      ).toBeVisible();
      for (const other of ['day', 'month', 'year', 'all'] as const)
        expect(ranges.getByRole('link', { name: names[other] })).toHaveAttribute('href', addresses[other]);
      unmount();
    }
  });

  it('returns with Back to the range before', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('link', { name: 'Year' }));
    expect(router.state.location.search).toBe('?range=year');
    await act(() => router.navigate(-1));
    expect(router.state.location).toMatchObject({ pathname: '/Dashboard', search: '' });
  });

  it('shows all time without buttons when the server knows no ranges', async () => {
    const asked: (string | null)[] = [];
    await open((range) => (asked.push(range), summary), { api: 0, at: '/Dashboard?range=day' });
    expect(asked).toEqual([null]);
    expect(screen.queryByRole('navigation', { name: 'Time range' })).toBeNull();
    expect(screen.getByText('All time')).toBeVisible();
  });
});
