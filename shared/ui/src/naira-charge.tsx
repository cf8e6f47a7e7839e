import { formatMoney, type Naira } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import styles from './naira-charge.module.css';

interface NairaChargeProps {
  amount: Naira;
  /** On a receipt or an order: the charge is no longer to come. */
  placed?: boolean;
}

/** The amount that is charged, in naira; shown only while prices show in dollars (decision "Money"). */
export function NairaCharge({ amount, placed }: NairaChargeProps) {
  const { currency } = useTopic('currency');
  if (currency === 'Naira') return null;
  return (
    <p className={styles.note}>
      {placed ? 'Charged in naira' : 'You will be charged in naira'}: <strong>{formatMoney(amount)}</strong>
    </p>
  );
}
