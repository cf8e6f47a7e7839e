import { useSyncExternalStore } from 'react';
import type { SliceRow, VersionRow } from './describe-slices';
import { messages } from './messages';
import type { SliceBoard } from './slice-board';
import styles from './slice-list.module.css';

/** Every slice with its versions; the user can make each version fail, and restore it. */
export function SliceList({ board }: { board: SliceBoard }) {
  const rows = useSyncExternalStore(board.subscribe, board.rows);
  return (
    <>
      <ul className={styles.slices}>
        {rows.map((row, index) => (
          <li key={row.slice} className={styles.slice} data-outline-colour={index}>
            <p className={styles.name}>{row.slice}</p>
            <p className={styles.detail}>{`${messages.owns}: ${row.topics.join(', ') || messages.nothing}`}</p>
            {row.versions.map((version) => (
              <Version key={version.version.version} board={board} row={row} version={version} />
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.detail}>{messages.legend}</p>
    </>
  );
}

function Version({ board, row: { slice }, version: row }: { board: SliceBoard; row: SliceRow; version: VersionRow }) {
  const { version, role, states, times } = row;
  const name = messages.fail(slice, version.version);
  const older = Object.entries(version.topics ?? {}).map(([topic, number]) => `${topic} ${number}`);
  return (
    <div className={styles.version}>
      <p>
        <strong>{version.version}</strong> <span>{`${role} · ${states.join(', ')}`}</span>
        {times.map(({ part, ms }) => (
          <span key={part} className={styles.time}>
            {messages.milliseconds(part, ms)}
          </span>
        ))}
        {older.length > 0 && <span className={styles.time}>{messages.older(older.join(', '))}</span>}
      </p>
      <label className={styles.fail}>
        <input
          type="checkbox"
          role="switch"
          aria-label={name}
          checked={board.failSwitch.isOn(version)}
          onChange={({ currentTarget }) => board.failSwitch.turn(slice, version, currentTarget.checked)}
        />
        {messages.failShort}
      </label>
    </div>
  );
}
