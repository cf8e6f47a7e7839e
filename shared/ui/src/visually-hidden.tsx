import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text only for screen readers; with the role `status` they announce changes. */
export function VisuallyHidden({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
