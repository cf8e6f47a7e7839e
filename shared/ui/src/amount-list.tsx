import type { ReactNode } from 'react';
import styles from './amount-list.module.css';

/** Amounts below each other, each with its name. `busy`: they are being calculated. */
export function AmountList({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.list} aria-busy={busy}>
      {children}
    </dl>
  );
}

interface AmountLineProps {
  name: ReactNode;
  /** The sum of the lines above. */
  total?: boolean;
  children: ReactNode;
}

export function AmountLine({ name, total, children }: AmountLineProps) {
  return (
    <div className={styles.line} data-total={total}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
