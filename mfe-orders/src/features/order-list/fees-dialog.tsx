import { amountsOfOrder, type Order } from '@nkm/contracts';
import { afterRefunds, productRefunds } from '@nkm/contracts/refund-amounts';
import { useMoney } from '@nkm/platform';
import { AmountLine, AmountList, Dialog, NairaCharge } from '@nkm/ui';
import { messages } from '../../messages';
import { AmountLines } from '../../amounts/amount-lines';
import { refundFacts } from '../../amounts/refund-facts';
import styles from './fees-dialog.module.css';

const texts = messages.fees;

/** The parts of the Grand Total; the eye icon opens it (ORD-SCR-008). */
export function FeesDialog({ order, onClose }: { order: Order | null; onClose: () => void }) {
  return (
    <Dialog open={order !== null} title={texts.title} onClose={onClose} size="s">
      {order && <Fees order={order} />}
    </Dialog>
  );
}

function Fees({ order }: { order: Order }) {
  const money = useMoney();
  const amounts = amountsOfOrder(order);
  const after = amounts.kind === 'paid' ? afterRefunds(amounts.total, productRefunds(order)) : null;
  return (
    <>
      <p className={styles.reference}>{order.transaction_reference}</p>
      <AmountLines amounts={amounts} totalLabel={texts.total}>
        <AmountLine name={texts.deliveryType}>{order.delivery_type}</AmountLine>
      </AmountLines>
      <Refunds facts={refundFacts(after, amounts, money)} />
      {!amounts.in_coins && <NairaCharge amount={amounts.total} placed />}
    </>
  );
}

function Refunds({ facts }: { facts: ReturnType<typeof refundFacts> }) {
  if (facts.length === 0) return null;
  return (
    <AmountList>
      {facts.map(({ label, value, isTotal }) => (
        <AmountLine key={label} name={label} {...(isTotal && { total: true })}>
          {value}
        </AmountLine>
      ))}
    </AmountList>
  );
}
