import { hasFeature, type InvoiceProduct, type RefundQuote } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { FailureLine, LoadingLines, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { messages as shared } from './dialog-messages';
import { RefundTerms } from './refund-terms';
import { messages } from './return-messages';
import styles from './return-terms.module.css';

const texts = shared.cancel;

interface CancelRefundProps {
  orderId: number;
  product: InvoiceProduct;
  /** Other products of the invoice keep its delivery fee. */
  keepsDelivery: boolean;
}

/** What the cancellation of a paid product brings back, and where to. Nothing with a server that does not say it. */
export function CancelRefund(props: CancelRefundProps) {
  return hasFeature(usePlatform().settings, 'cancel-quote') ? <Quote {...props} /> : null;
}

function Quote({ orderId, product: { id, variant }, keepsDelivery }: CancelRefundProps) {
  const { api } = usePlatform();
  const variantId = variant?.id;
  // POST /orders/cancel/quote (ours).
  const load = useCallback(
    async (signal: AbortSignal) => {
      const body = { order_id: orderId, product_id: id, ...(variantId !== undefined && { variant_id: variantId }) };
      const options = { signal, background: true };
      return (await api.post<{ data: { refund?: RefundQuote } }>('/orders/cancel/quote', body, options)).data;
    },
    [api, orderId, id, variantId],
  );
  const quote = useLoaded(load);
  if (quote.status === 'failed') return <FailureLine onRetry={quote.retry}>{messages.quoteFailed}</FailureLine>;
  if (quote.status === 'loading') return <LoadingLines label={messages.quoteLoading} />;
  if (!quote.data.refund) return null;
  return (
    <section className={styles.terms} aria-label={messages.youGetBack} aria-live="polite">
      <div className={styles.amount}>
        <RefundTerms refund={quote.data.refund} />
        {keepsDelivery && <p className={styles.soft}>{texts.keepsDelivery}</p>}
      </div>
    </section>
  );
}
