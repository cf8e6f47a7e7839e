import type { Naira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import type { ReactNode } from 'react';
import styles from './way-on.module.css';

interface WayOnProps {
  /** Null while it is unknown. */
  total: Naira | null;
  /** The button. */
  children: ReactNode;
}

/**
 * The button that leads on in a purchase. On a phone it stands with the total in a bar at the lower edge; screen
 * readers read the total in the summary.
 */
export function WayOn({ total, children }: WayOnProps) {
  const money = useMoney();
  return (
    <div className={styles.bar} data-page-bar data-total={total === null ? undefined : money(total)}>
      {children}
    </div>
  );
}
