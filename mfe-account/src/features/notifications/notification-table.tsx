import type { Notification } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { usePlatform } from '@nkm/platform';
import { Badge, Table } from '@nkm/ui';
import { useEffect } from 'react';
import { markRead } from './mark-read';
import { messages } from './messages';
import { NotificationText } from './notification-text';
import styles from './notifications.module.css';

const COLUMNS = [{ title: messages.description }, { title: messages.date }, { title: messages.tag }];

/** One page of the notifications. Showing them marks them as read; they look unread until the next visit. */
export function NotificationTable({ notifications }: { notifications: readonly Notification[] }) {
  const platform = usePlatform();
  useEffect(() => {
    markRead(platform, notifications).catch((error: unknown) => {
      // They stay unread on the server, and the next visit tries again.
      console.warn('Notifications could not be marked as read:', error);
    });
  }, [platform, notifications]);

  return (
    <Table
      className={styles.table}
      caption={messages.title}
      hideCaption
      columns={COLUMNS}
      rows={notifications.map(({ id, description, path, created_at, tag, read_at }, index) => ({
        key: id ?? index,
        cells: [
          <span key="description" className={styles.description} data-unread={read_at === null || undefined}>
            {read_at === null && <Badge tone="brand">{messages.unread}</Badge>}
            <NotificationText description={description} path={path} />
          </span>,
          <time key="date" dateTime={created_at}>
            {lagosDateTime(created_at)}
          </time>,
          <Badge key="tag">{tag}</Badge>,
        ],
      }))}
    />
  );
}
