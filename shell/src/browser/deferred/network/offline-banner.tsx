import { Icon, icons } from '@nkm/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BehaviorSubject } from 'rxjs';
import type { Connection } from './connection';
import { messages } from './messages';
import styles from './offline-banner.module.css';

/** At the lower edge while the shop is unreachable, and briefly after it is back. */
export function OfflineBanner({ connection }: { connection: BehaviorSubject<Connection> }) {
  const [state, setState] = useState(connection.value);
  useEffect(() => {
    const following = connection.subscribe(setState);
    return () => following.unsubscribe();
  }, [connection]);
  const banner = useRef<HTMLDivElement>(null);
  // Other elements at the lower edge make room for it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = banner.current?.offsetHeight ?? 0;
    if (height > 0) style.setProperty('--lower-bar', `${height}px`);
    else style.removeProperty('--lower-bar');
  }, [state]);
  return (
    <div ref={banner} className={styles.banner} role="status" data-good={state === 'back' || undefined}>
      {state === 'offline' && (
        <>
          <Icon path={icons.warning} />
          <p>
            <strong>{messages.offline}</strong> {messages.offlineDetail}
          </p>
        </>
      )}
      {state === 'back' && <p>{messages.back}</p>}
    </div>
  );
}
