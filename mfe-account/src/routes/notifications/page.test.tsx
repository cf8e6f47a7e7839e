import type { Notification } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'notifications')!;
const notification = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  description: `Order ${id} was shipped`,
  tag: 'Order',
  created_at: '2026-11-20T23:30:00.000Z',
  read_at: '2026-11-21T00:00:00.000Z',
  ...changes,
});
const many = (count: number, changes: Partial<Notification> = {}) =>
  Array.from({ length: count }, (_, index) => notification(count - index, changes));

async function open(notifications: Notification[], at = '/notifications', answers: Answers = {}) {
  const platform = createTestPlatform('mfe-account', {
    'GET /users/notifications': () => ({ data: notifications }),
    'POST /notifications/read': () => ({ data: { unread: 2 } }),
    ...answers,
  });
  const counts: number[] = [];
  platform.hostBus.as('shell').on('notifications.read', ({ unread }) => void counts.push(unread));
  const view = await renderRoute(route, { platform, at });
  if (!('user' in view)) throw new Error('The page did not open');
  return { ...view, platform, counts };
}
const rows = () => screen.getAllByRole('row').slice(1);
const reads = (platform: { calls: { call: string; body: unknown }[] }) =>
  platform.calls.filter(({ call }) => call === 'POST /notifications/read').map(({ body }) => body);

describe('/notifications', () => {
  it('ACC-ROUTE-014 is for signed-in shoppers, with a link in the profile sidebar', () => {
    expect(route).toMatchObject({ path: '/notifications', access: 'signed-in', frame: 'account', public: false });
    expect(route.sidebar).toEqual({ place: 4, fragment: 'notifications' });
  });

  it('ACC-SCR-038 has the breadcrumb Home > Notifications', async () => {
    await open(many(1));
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Notifications']);
  });

  it('ACC-SCR-039 is a table of description, date in Lagos and tag', async () => {
    await open(many(1));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title/description',
      'Date',
      'Tag',
    ]);
    const cells = within(rows()[0]!).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Order 1 was shipped', '21 Nov 2026, 00:30', 'Order']);
  });

  it('ACC-SCR-040 ACC-CONST-012 shows ten to a page, with Prev, Next and page numbers, and moves the focus to the list', async () => {
    const { user, router } = await open(many(23));
    expect(rows()).toHaveLength(10);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/notifications?page=2');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(rows()[0]).toHaveTextContent('Order 13 was shipped');
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(rows()).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: 'Prev' }));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('ACC-SCR-041 shows a picture and a message when there are none', async () => {
    const { platform, container } = await open([]);
    expect(screen.getByText('You have no notifications yet.')).toBeVisible();
    expect(container.querySelector('.cloth')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(reads(platform)).toEqual([]);
  });

  it('marks the shown ones as read, tells the header how many are left, and still shows which were new', async () => {
    const { platform, user, counts } = await open([
      ...many(10, { read_at: null }).map((one, index) => ({ ...one, id: 20 - index })),
      notification(2, { read_at: null }),
    ]);
    await waitFor(() => expect(counts).toEqual([2]));
    expect(reads(platform)).toEqual([{ ids: [20, 19, 18, 17, 16, 15, 14, 13, 12, 11] }]);
    expect(within(rows()[0]!).getByText('New')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(reads(platform).at(-1)).toEqual({ ids: [2] }));
  });

  it('links what it says to the page that it speaks of, on this shop only', async () => {
    await open([
      notification(3, { path: '/order-details/7/8' }),
      notification(2, { path: '//evil.example/' }),
      notification(1),
    ]);
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Order 3 was shipped', '/order-details/7/8'],
    ]);
  });

  it('works without read marks, with a server as documented', async () => {
    const { platform } = await open(many(2, { read_at: undefined }));
    expect(rows()).toHaveLength(2);
    expect(screen.queryByText('New')).toBeNull();
    expect(reads(platform)).toEqual([]);
  });

  it('ACC-RULE-049 shows no toast when notifications fail to load or to be marked: the page fails with Retry', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const busy = () => {
      throw new ApiError(503, 'Busy');
    };
    const { platform } = await open(many(1, { read_at: null }), '/notifications', { 'POST /notifications/read': busy });
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(rows()).toHaveLength(1);
    platform.answer({ 'GET /users/notifications': busy });
    await expect(renderRoute(route, { platform, at: '/notifications' })).rejects.toMatchObject({ status: 503 });
    expect(platform.toasts).toEqual([]);
    warn.mockRestore();
  });
});
