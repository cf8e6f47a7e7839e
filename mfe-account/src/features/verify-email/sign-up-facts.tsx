import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { messages } from './messages';
import type { SignUpFacts } from './verification';
import styles from './verify-email.module.css';

const texts = messages.facts;

/** How, on which device and when the account was made. */
export function SignUpFactsList({ facts: { method, handle, device, created_at } }: { facts: SignUpFacts }) {
  const way = method === null ? null : (texts.ways[method] ?? method);
  return (
    <dl className={styles.facts}>
      {way !== null && (
        <div>
          <dt>{texts.method}</dt>
          <dd>{[way, handle].filter(Boolean).join(' ')}</dd>
        </div>
      )}
      {device !== null && (
        <div>
          <dt>{texts.device}</dt>
          <dd>{device}</dd>
        </div>
      )}
      <div>
        <dt>{texts.date}</dt>
        <dd>
          <time dateTime={created_at}>{lagosDateTime(created_at)}</time>
        </dd>
      </div>
    </dl>
  );
}
