import { amountsOfOrder, type Order } from '@nkm/contracts';
import { AmountLine, Dialog, NairaCharge } from '@nkm/ui';
import { messages } from '../../messages';
import { AmountLines } from '../../amounts/amount-lines';
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
  const amounts = amountsOfOrder(order);
  return (
    <>
      <p className={styles.reference}>{order.transaction_reference}</p>
      <AmountLines amounts={amounts} totalLabel={texts.total}>
        <AmountLine name={texts.deliveryType}>{order.delivery_type}</AmountLine>
      </AmountLines>
      <NairaCharge amount={amounts.total} placed />
    </>
  );
}
