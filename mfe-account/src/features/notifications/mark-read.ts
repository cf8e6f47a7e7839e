import type { Notification } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/**
 * Marks the unread ones of these notifications as read. Notifications without `read_at` come from a server that stores
 * no read mark.
 * @returns the number of unread notifications that are left; null when nothing was unread
 */
export async function markRead(
  { api, bus }: Pick<Platform, 'api' | 'bus'>,
  shown: readonly Notification[],
): Promise<number | null> {
  const ids = shown.filter(({ read_at }) => read_at === null).map(({ id }) => id);
  if (ids.length === 0) return null;
  const { data } = await api.post<{ data: { unread: number } }>('/notifications/read', { ids }, { background: true });
  bus.emit('notifications.read', { unread: data.unread });
  return data.unread;
}
