import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** ProductCards or SkeletonCards, each with its key. */
  children: ReactNode;
  /** Label for screen readers. */
  label?: string;
  className?: string;
}

/** Cards side by side: two on the smallest phone, up to five. */
export function ProductGrid({ children, label, className }: ProductGridProps) {
  return (
    <ul className={clsx(styles.grid, className)} aria-label={label}>
      {Children.map(children, (card) => card && <li className={styles.cell}>{card}</li>)}
    </ul>
  );
}
