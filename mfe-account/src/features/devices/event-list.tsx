import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { FailurePanel, Spinner } from '@nkm/ui';
import styles from '../../security-list/security-list.module.css';
import { messages } from './messages';
import { useSecurityList } from '../../security-list/use-security-list';

interface SecurityEvent {
  id: number;
  kind: string;
  detail: string | null;
  happened_at: string;
}

/** What happened to the access to the account, newest first. A newer server can send unknown kinds. */
export function EventList() {
  const { list, retry } = useSecurityList<SecurityEvent[]>('/users/me/security-events');
  return (
    <section className={styles.panel} aria-labelledby="security-events">
      <h2 id="security-events">{messages.events}</h2>
      {list === 'loading' && <Spinner label={messages.eventsLoading} />}
      {list === 'failed' && <FailurePanel title={messages.eventsFailed} onRetry={retry} />}
      {typeof list === 'object' && list.length === 0 && <p>{messages.noEvents}</p>}
      {typeof list === 'object' && list.length > 0 && (
        <ul className={styles.list}>
          {list.map(({ id, kind, detail, happened_at }) => (
            <li key={id} className={styles.row}>
              <p>{[messages.kinds[kind] ?? messages.otherEvent, ...(detail === null ? [] : [detail])].join(': ')}</p>
              <time className={styles.soft} dateTime={happened_at}>
                {lagosDateTime(happened_at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
