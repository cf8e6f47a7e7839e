import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** ProductCards or SkeletonCards, each with its key. */
  children: ReactNode;
  /** Label for screen readers. */
  label?: string;
  className?: string;
  /** A part across the whole grid, below its second row at every width. */
  between?: ReactNode;
}

/** Cards in the first two rows of a phone. */
const BEFORE = 4;
/** The widest row. */
const MOST_IN_ROW = 5;

/** Cards side by side: two on the smallest phone, up to five. */
export function ProductGrid({ children, label, className, between }: ProductGridProps) {
  const cells = Children.map(children, (card) => card && <li className={styles.cell}>{card}</li>) ?? [];
  // The part arrives before the second row of a wide screen, which must not push it down.
  const reserved = between && cells.length > MOST_IN_ROW && styles.reserved;
  return (
    <ul className={clsx(styles.grid, reserved, className)} aria-label={label}>
      {cells.slice(0, BEFORE)}
      {between && <li className={styles.between}>{between}</li>}
      {cells.slice(BEFORE)}
    </ul>
  );
}
