import { Spinner } from '@nkm/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';
import type { RequestWatch } from '../app/request-watch';
import { messages } from './messages';
import styles from './request-overlay.module.css';

/** Milliseconds that it stays at least: something that only flashes is worse than nothing. */
const STAYS_MS = 400;

/**
 * Over the whole page while a request is slow (spec 1 §2.3). It says that something is under way and holds nobody up:
 * what is below can still be read, scrolled and pressed.
 */
export function RequestOverlay({ requests }: { requests: Pick<RequestWatch, 'subscribe' | 'isSlow'> }) {
  // A page that loads shows its skeleton or the thin bar instead.
  const pageLoads = [useNavigation().state, useRevalidator().state].includes('loading');
  const slow = useSyncExternalStore(requests.subscribe, requests.isSlow) && !pageLoads;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (slow) setShown(true);
    else {
      const timer = setTimeout(() => setShown(false), STAYS_MS);
      return () => clearTimeout(timer);
    }
  }, [slow]);
  return (
    <div className={styles.overlay} data-shown={shown || undefined} role="status" aria-busy={shown}>
      {shown && (
        <p className={styles.box}>
          <Spinner />
          {messages.working}
        </p>
      )}
    </div>
  );
}
