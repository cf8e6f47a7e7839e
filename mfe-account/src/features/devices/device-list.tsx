import type { SignedInDevice } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { usePlatform } from '@nkm/platform';
import { Badge, Button, FailurePanel, Spinner } from '@nkm/ui';
import { useRef, useState } from 'react';
import styles from '../../security-list/security-list.module.css';
import { messages } from './messages';
import { useSecurityList } from '../../security-list/use-security-list';

const SESSIONS = '/users/me/sessions';
/** Devices that are shown at once. */
const FIRST = 5;

/** The devices on which the shopper is signed in. `onChange` is called after one was signed out. */
export function DeviceList({ onChange }: { onChange: () => void }) {
  const { api, toast, toastError } = usePlatform();
  const { list, reload, retry } = useSecurityList<SignedInDevice[]>(SESSIONS);
  const [ending, setEnding] = useState<number | 'others' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function end(what: number | 'others', done: string) {
    if (ending !== null) return;
    setEnding(what);
    try {
      await api.delete(what === 'others' ? SESSIONS : `${SESSIONS}/${what}`);
      toast('success', done);
    } catch (error) {
      toastError(error);
    }
    await reload(); // also after a failure: the device may have signed out by itself
    setEnding(null);
    heading.current?.focus(); // the button may be gone
    onChange();
  }
  const row = ({ id, device, last_used_at, current }: SignedInDevice) => (
    <li key={id} className={styles.row}>
      <div>
        <p>
          <span>{device}</span> {current && <Badge>{messages.thisDevice}</Badge>}
        </p>
        <p className={styles.soft}>
          {messages.lastUsed} <time dateTime={last_used_at}>{lagosDateTime(last_used_at)}</time>
        </p>
      </div>
      {!current && (
        <Button
          size="s"
          busy={ending === id}
          aria-label={messages.endName(device)}
          onClick={() => void end(id, messages.ended(device))}
        >
          {messages.end}
        </Button>
      )}
    </li>
  );
  return (
    <section className={styles.panel} aria-labelledby="devices">
      <h2 id="devices" ref={heading} tabIndex={-1}>
        {messages.devices}
      </h2>
      <p className={styles.soft}>{messages.devicesHint}</p>
      {list === 'loading' && <Spinner label={messages.loading} />}
      {list === 'failed' && <FailurePanel title={messages.failed} onRetry={retry} />}
      {typeof list === 'object' && <ul className={styles.list}>{list.slice(0, FIRST).map(row)}</ul>}
      {typeof list === 'object' && list.length > FIRST && (
        <details>
          <summary className={styles.more}>{messages.more(list.length - FIRST)}</summary>
          <ul className={styles.list}>{list.slice(FIRST).map(row)}</ul>
        </details>
      )}
      {typeof list === 'object' && list.length > 1 && (
        <p>
          <Button busy={ending === 'others'} onClick={() => void end('others', messages.endedOthers)}>
            {messages.endOthers}
          </Button>
        </p>
      )}
    </section>
  );
}
