import { formatMoney, type ReturnQuote } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { Button, Skeleton } from '@nkm/ui';
import { RefundLines } from '../../amounts/refund-lines';
import { messages } from './return-messages';
import styles from './return-terms.module.css';
import type { Quoted } from './use-quote';

/** What a return brings, how the money comes back, who pays for the way back, and until when. */
export function ReturnTerms({ quoted: { quote, isOld, failed, retry } }: { quoted: Quoted }) {
  if (failed)
    return (
      <p role="alert">
        {messages.quoteFailed}{' '}
        <Button size="s" onClick={retry}>
          {messages.retry}
        </Button>
      </p>
    );
  if (quote === null)
    return (
      <div role="status" aria-label={messages.quoteLoading}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    );
  return (
    <section className={styles.terms} aria-label={messages.terms}>
      <div aria-live="polite" aria-busy={isOld} data-old={isOld || undefined} className={styles.amount}>
        {quote.refund ? <Refund refund={quote.refund} /> : <p>{messages.chooseForAmount}</p>}
      </div>
      <ul className={styles.rules}>
        <li>{messages.whoPays}</li>
        <li>{messages.requestBy(lagosDateTime(quote.return_until))}</li>
        <li>{messages.handOverBy(quote.hand_over_days)}</li>
      </ul>
    </section>
  );
}

function Refund({ refund: { amounts, coins, way } }: { refund: NonNullable<ReturnQuote['refund']> }) {
  if (!amounts) return <p>{messages.coinsBack(coins ?? 0, way)}</p>;
  return (
    <>
      <p className={styles.title}>{messages.youGetBack}</p>
      <RefundLines amounts={amounts} total={formatMoney(amounts.total)} />
      <p>{messages.moneyBack(way)}</p>
      {amounts.lines.some(({ name }) => name === 'gateway') && <p className={styles.soft}>{messages.ifAtFault}</p>}
    </>
  );
}
