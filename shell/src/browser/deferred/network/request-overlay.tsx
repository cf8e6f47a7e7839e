import { Spinner } from '@nkm/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';
import type { RequestWatch } from '../../../platform/request-watch';
import { messages } from './messages';
import styles from './request-overlay.module.css';

/** Minimum display time in milliseconds, because a flash is worse than nothing. */
const STAYS_MS = 400;

/** Covers the page while a request is slow (SH-SCR-004). The page below stays readable, scrollable and clickable. */
export function RequestOverlay({ requests }: { requests: Pick<RequestWatch, 'subscribe' | 'isSlow'> }) {
  // A loading page shows its skeleton or the progress bar instead.
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
