import type { Notification, NotificationsProps } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { usePlatform } from '@nkm/platform';
import { Button, Spinner } from '@nkm/ui';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { markRead } from './mark-read';
import { messages } from './messages';
import { NotificationText } from './notification-text';
import styles from './notifications.module.css';

/** Number of notifications in the panel. */
const NEWEST = 5;

/** The newest notifications. Showing them marks them as read. */
export default function Notifications({ onCount, onDone }: NotificationsProps) {
  const platform = usePlatform();
  const { api } = platform;
  const [list, setList] = useState<Notification[] | 'loading' | 'failed'>('loading');

  const load = useCallback(async () => {
    setList('loading');
    try {
      const { data } = await api.get<{ data: Notification[] }>('/users/notifications', { background: true });
      const newest = data.slice(0, NEWEST);
      setList(newest);
      const unread = await markRead(platform, newest);
      if (unread !== null) onCount(unread);
    } catch (error) {
      console.warn('Notifications could not be loaded or marked as read:', error);
      setList((now) => (now === 'loading' ? 'failed' : now));
    }
  }, [api, platform, onCount]);
  useEffect(() => void load(), [load]);

  if (list === 'loading') return <Spinner label={messages.loading} />;
  if (list === 'failed') {
    return (
      <p>
        {messages.failed} <Button onClick={() => void load()}>{messages.retry}</Button>
      </p>
    );
  }
  return (
    <div className={styles.panel}>
      <h2>{messages.title}</h2>
      {list.length === 0 && <p>{messages.none}</p>}
      <ul className={styles.list}>
        {list.map(({ id, description, path, tag, created_at, read_at }) => (
          <li key={id} data-unread={read_at === null || undefined}>
            <p>
              <NotificationText description={description} path={path} onOpen={onDone} />
            </p>
            <p className={styles.when}>
              <span>{tag}</span> · <time dateTime={created_at}>{lagosDateTime(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.notifications()} onClick={onDone}>
          {messages.seeAll}
        </Link>
      </p>
    </div>
  );
}
