import type { NotificationsProps } from '@nkm/contracts';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../../../test/in-shell';
import type { Shell } from '../../app/shell-context';
import { NotificationsBell } from './notifications-bell';

const Panel = ({ onCount, onDone }: NotificationsProps) => (
  <>
    <button onClick={() => onCount(10)}>Read two</button>
    <button onClick={onDone}>Done</button>
  </>
);

function openBell() {
  const load = jest.fn(async () => Panel);
  const view = renderInShell(<NotificationsBell />, {
    answers: { 'GET /notifications/unread': () => ({ data: { unread: 12 } }) },
    changes: { widgets: { ownerOf: () => 'mfe-account', load } as unknown as Shell['widgets'] },
  });
  return { ...view, load };
}

const bell = (unread: number) => screen.findByRole('button', { name: `Notifications, ${unread} unread` });

describe('the bell', () => {
  it('shows a count; a press opens the panel of the account slice, which can change the count', async () => {
    const { user, load } = openBell();
    await user.click(await bell(12));
    await user.click(await screen.findByRole('button', { name: 'Read two' }));
    expect(await bell(10)).toHaveAttribute('aria-expanded', 'true');
    expect(load).toHaveBeenCalledWith('notifications');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('follows the notifications page, which marks them as read', async () => {
    const { platform } = openBell();
    await bell(12);
    act(() => platform.hostBus.as('mfe-account').emit('notifications.read', { unread: 2 }));
    expect(await bell(2)).toBeVisible();
  });

  it('closes the panel with Escape, which returns the focus', async () => {
    const { user } = openBell();
    await user.click(await bell(12));
    await screen.findByRole('region', { name: 'Notifications' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
