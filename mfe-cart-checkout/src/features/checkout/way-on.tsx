import { useMoney } from '@nkm/platform';
import type { ReactNode } from 'react';
import type { CheckoutDraft } from './draft';
import { totalOf } from './order-total';
import type { Quote } from './use-fees';
import styles from './way-on.module.css';

interface WayOnProps {
  quote: Pick<Quote, 'fees' | 'isPriced'>;
  draft: Pick<CheckoutDraft, 'paymentMethod'>;
  /** The button. */
  children: ReactNode;
}

/**
 * The button that leads to the next page. On a phone it stands with the total in a bar at the lower edge; screen
 * readers read the total in the summary.
 */
export function WayOn({ quote, draft, children }: WayOnProps) {
  const money = useMoney();
  const total = quote.isPriced ? money(totalOf(quote.fees, draft.paymentMethod)) : undefined;
  return (
    <div className={styles.bar} data-page-bar data-total={total}>
      {children}
    </div>
  );
}
