import { usePlatform } from '@nkm/platform';
import { Icon } from '@nkm/ui';
import { useEffect, useId, useState } from 'react';
import { useDropPanel } from '../layout/use-drop-panel';
import header from '../layout/header.module.css';
import { messages } from './messages';
import { NotificationList } from './notification-list';
import { watchUnread } from './watch-unread';

/** Feather 4.29 by Cole Bemis, MIT licence. */
const BELL = 'M18 8A6 6 0 0 0 6 8c0 7-3 9-3 9h18s-3-2-3-9M13.73 21a2 2 0 0 1-3.46 0';
const MOST_SHOWN = 99;

/** How many notifications are unread, and on a press the newest of them. */
export default function NotificationsBell() {
  const { api } = usePlatform();
  const [unread, setUnread] = useState(0);
  const { place, open, toggle, close } = useDropPanel();
  const panel = useId();
  useEffect(() => watchUnread({ api, onCount: setUnread }), [api]);

  return (
    <div ref={place}>
      <button
        type="button"
        className={header.tool}
        aria-label={messages.unread(unread)}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={toggle}
      >
        <Icon path={BELL} />
        {unread > 0 && <span className={header.count}>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>}
      </button>
      {open && (
        <div className={header.panel} id={panel} role="region" aria-label={messages.title}>
          <NotificationList onCount={setUnread} onDone={close} />
        </div>
      )}
    </div>
  );
}
