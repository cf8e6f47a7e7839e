import { Button, Field } from '@nkm/ui';
import { useState, useSyncExternalStore } from 'react';
import { copyEntries } from './copy-entries';
import styles from './event-list.module.css';
import type { EventLog, LogEntry } from './event-log';
import { filterEntries } from './filter-entries';
import { messages } from './messages';

/** Live list of the bus messages, newest first. */
export function EventList({ log }: { log: EventLog }) {
  const { entries, paused, missed } = useSyncExternalStore(log.subscribe, log.view);
  const [filter, setFilter] = useState('');
  const [copied, setCopied] = useState('');
  const shown = filterEntries(entries, filter);

  async function copy() {
    setCopied((await copyEntries(shown)) ? messages.copied(shown.length) : messages.notCopied);
  }
  return (
    <>
      <Field
        type="search"
        label={messages.filter}
        hint={messages.filterHint}
        value={filter}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button size="s" aria-pressed={paused} meaning={paused} onClick={() => log.setPaused(!paused)}>
          {paused ? messages.resume : messages.pause}
        </Button>
        <Button size="s" onClick={log.clear}>
          {messages.clear}
        </Button>
        <Button size="s" onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </div>
      <p className={styles.status} role="status">
        {copied || (paused ? messages.paused(missed) : messages.of(shown.length, entries.length))}
      </p>
      {shown.length === 0 && <p>{entries.length === 0 ? messages.none : messages.noMatch}</p>}
      <ol className={styles.entries} reversed>
        {shown.map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </ol>
      <p className={styles.status}>{messages.masked}</p>
    </>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const { at, topic, kind, act, sender, owner, command, text } = entry;
  const [open, setOpen] = useState(false);
  const to = sender === owner || sender.startsWith(`${owner} `) ? '' : ` → ${owner}`;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary} data-act={act}>
          <strong>{topic}</strong>{' '}
          <span>{act === 'told' ? kind : `${act}${command === undefined ? '' : ` #${command}`}`}</span>
          <span className={styles.who}>{`${(at / 1000).toFixed(3)} s · ${sender}${to}`}</span>
        </summary>
        {open && (
          // It scrolls, so the keyboard must reach it.
          <pre className={styles.payload} tabIndex={0}>
            {text}
          </pre>
        )}
      </details>
    </li>
  );
}
