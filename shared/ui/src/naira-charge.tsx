import { formatMoney, type Naira } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import styles from './naira-charge.module.css';

interface NairaChargeProps {
  amount: Naira;
  /** For receipts and orders, after the charge. */
  placed?: boolean;
}

/** The charged amount in naira, shown only while prices are in dollars. */
export function NairaCharge({ amount, placed }: NairaChargeProps) {
  const { currency } = useTopic('currency');
  if (currency === 'Naira') return null;
  return (
    <p className={styles.note}>
      <span>{placed ? 'Charged in naira' : 'You will be charged in naira'}</span>:{' '}
      <strong>{formatMoney(amount)}</strong>
    </p>
  );
}
