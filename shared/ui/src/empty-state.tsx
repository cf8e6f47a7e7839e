import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step, e.g. a Button to the shop. */
  action?: ReactNode;
  className?: string;
}

/** Replaces an empty list with an explanation and a next step. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={clsx(styles.empty, className)}>
      <span className={styles.cloth} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
