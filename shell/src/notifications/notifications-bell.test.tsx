import { ApiError } from '@nkm/platform';
import { screen } from '@testing-library/react';
import { renderInShell } from '../../test/in-shell';
import type { Shell } from '../app/shell-context';
import NotificationsBell from './notifications-bell';

const notification = (id: number, read_at: string | null) => ({
  id,
  description: `Order ${id} was shipped`,
  tag: 'Order',
  created_at: '2026-11-20T10:00:00.000Z',
  read_at,
});

function openBell(
  list: unknown = [notification(3, null), notification(2, null), notification(1, '2026-11-20T11:00:00Z')],
) {
  return renderInShell(<NotificationsBell />, {
    answers: {
      'GET /notifications/unread': () => ({ data: { unread: 12 } }),
      'GET /users/notifications': () => ({ data: list }),
      'POST /notifications/read': () => ({ data: { unread: 10 } }),
    },
    changes: { claims: [{ path: '/notifications' }] as Shell['claims'] },
  });
}

const bell = (unread: number) =>
  screen.findByRole('button', { name: `Notifications, ${unread} unread` }, { timeout: 4_000 });

describe('notifications', () => {
  it('are counted; the newest show on a press and are read then', async () => {
    const { user, platform } = openBell();
    await user.click(await bell(12));
    expect(await screen.findByText('Order 3 was shipped')).toBeVisible();
    expect(await bell(10)).toHaveAttribute('aria-expanded', 'true');
    expect(platform.calls.at(-1)).toMatchObject({ call: 'POST /notifications/read', body: { ids: [3, 2] } });
    expect(platform.calls.every(({ options }) => options.background)).toBe(true);
    expect(screen.getByRole('link', { name: 'See all notifications' })).toHaveAttribute('href', '/notifications');
  });

  it('close with Escape, which gives the focus back', async () => {
    const { user } = openBell();
    await user.click(await bell(12));
    await screen.findByRole('region', { name: 'Notifications' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('say that there are none', async () => {
    const { user, platform } = openBell([]);
    await user.click(await bell(12));
    expect(await screen.findByText('You have no notifications yet.')).toBeVisible();
    expect(platform.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('offer Retry when they cannot be had', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, platform } = openBell();
    platform.answer({
      'GET /users/notifications': () => {
        throw new ApiError(503, 'Busy');
      },
    });
    await user.click(await bell(12));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    platform.answer({ 'GET /users/notifications': () => ({ data: [notification(9, 'read')] }) });
    await user.click(retry);
    expect(await screen.findByText('Order 9 was shipped')).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
