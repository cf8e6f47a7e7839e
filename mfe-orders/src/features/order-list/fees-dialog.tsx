import type { Order } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { Dialog, NairaCharge } from '@nkm/ui';
import { messages } from '../../messages';
import { feeLines } from './fee-lines';
import styles from './fees-dialog.module.css';

const texts = messages.fees;

/** The parts of the Grand Total; the eye icon opens it (spec 2 §2, §9). */
export function FeesDialog({ order, onClose }: { order: Order | null; onClose: () => void }) {
  return (
    <Dialog open={order !== null} title={texts.title} onClose={onClose} size="s">
      {order && <Fees order={order} />}
    </Dialog>
  );
}

function Fees({ order }: { order: Order }) {
  const money = useMoney();
  return (
    <>
      <p className={styles.reference}>{order.transaction_reference}</p>
      <dl className={styles.fees}>
        {feeLines(order).map(({ label, amount }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.line}>
          <dt>{texts.deliveryType}</dt>
          <dd>{order.delivery_type}</dd>
        </div>
        <div className={`${styles.line} ${styles.total}`}>
          <dt>{texts.total}</dt>
          <dd>{money(order.amount)}</dd>
        </div>
      </dl>
      <NairaCharge amount={order.amount} placed />
    </>
  );
}
