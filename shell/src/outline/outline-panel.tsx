import { Icon, IconButton, icons, Tabs } from '@nkm/ui';
import { useId, useState } from 'react';
import type { EventLog } from './event-log';
import { EventList } from './event-list';
import { messages } from './messages';
import styles from './outline-panel.module.css';
import type { SliceBoard } from './slice-board';
import { SliceList } from './slice-list';

/** With room beside the page; in narrower windows, the panel starts as a bar at the lower edge. */
const WIDE = '(min-width: 900px)';

export interface OutlinePanelProps {
  board: SliceBoard;
  log: EventLog;
  onClose(): void;
}

/** Slices and events of this document. */
export function OutlinePanel({ board, log, onClose }: OutlinePanelProps) {
  const [open, setOpen] = useState(() => matchMedia(WIDE).matches);
  const content = useId();
  return (
    <aside className={styles.panel} aria-label={messages.outline}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={content}
          onClick={() => setOpen(!open)}
        >
          <Icon path={icons.chevron} className={styles.arrow} />
          {messages.outline}
        </button>
        <IconButton icon={icons.close} label={messages.close} onClick={onClose} />
      </div>
      <div id={content} className={styles.content} hidden={!open}>
        <Tabs
          label={messages.outline}
          tabs={[
            { id: 'slices', title: messages.slices, panel: <SliceList board={board} /> },
            { id: 'events', title: messages.events, panel: <EventList log={log} /> },
          ]}
        />
      </div>
    </aside>
  );
}
