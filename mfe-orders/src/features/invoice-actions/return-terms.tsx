import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { FailureLine, LoadingLines } from '@nkm/ui';
import { RefundTerms } from './refund-terms';
import { messages } from './return-messages';
import styles from './return-terms.module.css';
import type { Quoted } from './use-quote';

/** What a return brings, how the money comes back, who pays for the return, and until when. */
export function ReturnTerms({ quoted: { quote, isOld, failed, retry } }: { quoted: Quoted }) {
  if (failed) return <FailureLine onRetry={retry}>{messages.quoteFailed}</FailureLine>;
  if (quote === null) return <LoadingLines label={messages.quoteLoading} />;
  return (
    <section className={styles.terms} aria-label={messages.terms}>
      <div aria-live="polite" aria-busy={isOld} data-old={isOld || undefined} className={styles.amount}>
        {quote.refund ? (
          <>
            <RefundTerms refund={quote.refund} />
            {quote.refund.amounts?.lines.some(({ name }) => name === 'gateway') && (
              <p className={styles.soft}>{messages.ifAtFault}</p>
            )}
          </>
        ) : (
          <p>{messages.chooseForAmount}</p>
        )}
      </div>
      <ul className={styles.rules}>
        <li>{messages.whoPays}</li>
        <li>{messages.requestBy(lagosDateTime(quote.return_until))}</li>
        <li>{messages.handOverBy(quote.hand_over_days)}</li>
      </ul>
    </section>
  );
}
