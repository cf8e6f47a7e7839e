import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers only; with the role `status` they are spoken when they change. */
export function VisuallyHidden({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
