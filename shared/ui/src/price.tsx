import type { Naira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import clsx from 'clsx';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface PriceProps {
  /** Naira. */
  selling: Naira;
  /** Naira before the reduction; struck through when it differs (SHR-SCR-004). */
  original?: Naira | null;
  size?: 's' | 'm' | 'l';
  className?: string;
}

const SIZES = { s: styles.small, m: null, l: styles.large };

/** Price in the shopper's currency, with the original price if it differs. */
export function Price({ selling, original, size = 'm', className }: PriceProps) {
  const money = useMoney();
  return (
    <span className={clsx(styles.price, SIZES[size], className)}>
      <span className={styles.selling}>{money(selling)}</span>
      {original != null && original !== selling && (
        <s className={styles.original}>
          <VisuallyHidden>was </VisuallyHidden>
          <span>{money(original)}</span>
        </s>
      )}
    </span>
  );
}
