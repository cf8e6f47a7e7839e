import { usePlatform } from '@nkm/platform';
import { Icon } from '@nkm/ui';
import { useEffect, useId, useState } from 'react';
import tool from '../tools/tool.module.css';
import drop from '../panel/drop-panel.module.css';
import { useDropPanel } from '../panel/use-drop-panel';
import { WidgetPanel } from '../panel/widget-panel';
import { messages } from './messages';
import { watchUnread } from './watch-unread';

/** Feather 4.29 by Cole Bemis, MIT licence. */
const BELL = 'M18 8A6 6 0 0 0 6 8c0 7-3 9-3 9h18s-3-2-3-9M13.73 21a2 2 0 0 1-3.46 0';
const MOST_SHOWN = 99;

/** The number of unread notifications; a press shows the newest, which the account slice renders. */
export function NotificationsBell() {
  const { api, bus } = usePlatform();
  const [unread, setUnread] = useState(0);
  const { place, open, toggle, close } = useDropPanel();
  const panel = useId();
  useEffect(() => watchUnread({ api, onCount: setUnread }), [api]);
  useEffect(() => bus.on('notifications.read', ({ unread: left }) => setUnread(left)), [bus]);

  return (
    <div ref={place}>
      <button
        type="button"
        className={tool.tool}
        aria-label={messages.unread(unread)}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={toggle}
      >
        <Icon path={BELL} />
        {unread > 0 && <span className={tool.count}>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>}
      </button>
      {open && (
        <div className={drop.panel} id={panel} role="region" aria-label={messages.title}>
          <WidgetPanel name="notifications" onCount={setUnread} onDone={close} />
        </div>
      )}
    </div>
  );
}
