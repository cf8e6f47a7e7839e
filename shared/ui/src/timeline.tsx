import type { ReactNode } from 'react';
import styles from './timeline.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface TimelineStep {
  key: string | number;
  title: ReactNode;
  /** Formatted time. */
  time?: ReactNode;
  children?: ReactNode;
  state?: 'done' | 'current' | 'waiting' | 'failed';
}

const SPOKEN = { done: 'Done', current: 'Now', waiting: 'Not yet', failed: 'Failed' } as const;

/** Steps of a process in order. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label?: string }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map(({ key, title, time, children, state = 'done' }) => (
        <li
          key={key}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <p className={styles.title}>
            <span>{title}</span>
            <VisuallyHidden>{` (${SPOKEN[state]})`}</VisuallyHidden>
          </p>
          {time && <p className={styles.time}>{time}</p>}
          {children}
        </li>
      ))}
    </ol>
  );
}
