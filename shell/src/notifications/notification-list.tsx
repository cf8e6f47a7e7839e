import type { Notification } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, Spinner } from '@nkm/ui';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isClaimed } from '../app/is-claimed';
import { useShell } from '../app/shell-context';
import { messages } from './messages';
import styles from './notification-list.module.css';

/** The page for all of them, where some slice has it. */
const PAGE = '/notifications';
const NEWEST = 5;

const day = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

interface NotificationListProps {
  /** How many are unread now that the newest were shown; the same function each time. */
  onCount(unread: number): void;
  onDone(): void;
}

/** The newest notifications (spec 2 §2); whoever saw them has read them. */
export function NotificationList({ onCount, onDone }: NotificationListProps) {
  const { api } = usePlatform();
  const { claims } = useShell();
  const [list, setList] = useState<Notification[] | 'loading' | 'failed'>('loading');

  const load = useCallback(async () => {
    setList('loading');
    try {
      const { data } = await api.get<{ data: Notification[] }>('/users/notifications', { background: true });
      const newest = data.slice(0, NEWEST);
      setList(newest);
      const ids = newest.filter(({ read_at }) => read_at === null).map(({ id }) => id);
      if (ids.length === 0) return;
      const read = await api.post<{ data: { unread: number } }>('/notifications/read', { ids }, { background: true });
      onCount(read.data.unread);
    } catch (error) {
      console.warn('Notifications could not be loaded or marked as read:', error);
      setList((now) => (now === 'loading' ? 'failed' : now));
    }
  }, [api, onCount]);
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
        {list.map(({ id, description, tag, created_at, read_at }) => (
          <li key={id} data-unread={read_at === null || undefined}>
            <p>{description}</p>
            <p className={styles.when}>
              {tag} · <time dateTime={created_at}>{day.format(new Date(created_at))}</time>
            </p>
          </li>
        ))}
      </ul>
      {isClaimed(PAGE, claims) && (
        <Link to={PAGE} onClick={onDone}>
          {messages.seeAll}
        </Link>
      )}
    </div>
  );
}
