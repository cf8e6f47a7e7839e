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

/** Cards side by side: two on the smallest phone, up to five. */
export function ProductGrid({ children, label, className, between }: ProductGridProps) {
  const cells = Children.map(children, (card) => card && <li className={styles.cell}>{card}</li>) ?? [];
  return (
    <ul className={clsx(styles.grid, className)} aria-label={label}>
      {cells.slice(0, BEFORE)}
      {between && <li className={styles.between}>{between}</li>}
      {cells.slice(BEFORE)}
    </ul>
  );
}
