import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform, renderInShop } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import Notifications from './notifications';

const notification = (id: number, read_at: string | null) => ({
  id,
  description: `Order ${id} was shipped`,
  tag: 'Order',
  created_at: '2026-11-20T10:00:00.000Z',
  read_at,
});

const NEWEST = [notification(3, null), notification(2, null), notification(1, '2026-11-20T11:00:00Z')];

function open(list: unknown = NEWEST, answers: Answers = {}) {
  const platform = createTestPlatform('mfe-account', {
    'GET /users/notifications': () => ({ data: list }),
    'POST /notifications/read': () => ({ data: { unread: 10 } }),
    ...answers,
  });
  const counts: number[] = [];
  const onCount = (unread: number) => void counts.push(unread);
  const onDone = jest.fn();
  const view = renderInShop(<Notifications onCount={onCount} onDone={onDone} />, { platform });
  return { ...view, platform, counts, onDone };
}

describe('the newest notifications', () => {
  it('are marked as read when they are shown', async () => {
    const { platform, counts } = open();
    expect(await screen.findByText('Order 3 was shipped')).toBeVisible();
    expect(screen.getAllByText('20 Nov 2026, 11:00')).toHaveLength(3); // the time in Lagos
    await waitFor(() => expect(counts).toEqual([10]));
    expect(platform.calls.at(-1)).toMatchObject({ call: 'POST /notifications/read', body: { ids: [3, 2] } });
    expect(platform.calls.every(({ options }) => options.background)).toBe(true);
  });

  it('lead to all notifications, which closes the panel', async () => {
    const { user, router, onDone } = open();
    await user.click(await screen.findByRole('link', { name: 'See all notifications' }));
    expect(router.state.location.pathname).toBe('/notifications');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('have a message when there are none', async () => {
    const { platform } = open([]);
    expect(await screen.findByText('You have no notifications yet.')).toBeVisible();
    expect(platform.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('offer Retry when they fail to load', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isDown = true;
    const { user } = open(undefined, {
      'GET /users/notifications': () => {
        if (isDown) throw new ApiError(503, 'Busy');
        return { data: [notification(9, 'read')] };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Order 9 was shipped')).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
