import { formatMoney, type RefundQuote } from '@nkm/contracts';
import { RefundLines } from '../../amounts/refund-lines';
import { messages } from './return-messages';
import styles from './return-terms.module.css';

/** What a refund would bring, and where the money goes. */
export function RefundTerms({ refund: { amounts, coins, way } }: { refund: RefundQuote }) {
  if (!amounts) return <p>{messages.coinsBack(coins ?? 0, way)}</p>;
  return (
    <>
      <p className={styles.title}>{messages.youGetBack}</p>
      <RefundLines amounts={amounts} total={formatMoney(amounts.total)} />
      <p>{messages.moneyBack(way)}</p>
    </>
  );
}
