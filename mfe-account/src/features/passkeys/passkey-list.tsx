import type { Passkey } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { Button } from '@nkm/ui';
import { messages } from './messages';
import styles from '../../security-list/security-list.module.css';

export function PasskeyList({ passkeys, onRemove }: { passkeys: Passkey[]; onRemove: (passkey: Passkey) => void }) {
  if (passkeys.length === 0) return <p>{messages.none}</p>;
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.row}>
          <div>
            <p className={styles.name}>{passkey.name}</p>
            <p className={styles.soft}>
              {messages.added} <time dateTime={passkey.created_at}>{lagosDateTime(passkey.created_at)}</time>,{' '}
              {passkey.last_used_at === null ? (
                <span>{messages.neverUsed}</span>
              ) : (
                <span>
                  {messages.lastUsed} <time dateTime={passkey.last_used_at}>{lagosDateTime(passkey.last_used_at)}</time>
                </span>
              )}
            </p>
          </div>
          <Button
            size="s"
            aria-label={messages.removeName(passkey.name)}
            aria-haspopup="dialog"
            onClick={() => onRemove(passkey)}
          >
            {messages.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
