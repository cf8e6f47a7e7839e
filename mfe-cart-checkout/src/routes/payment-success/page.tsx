import { usePlatform, useTopic } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DRAFT_KEY } from '../../features/checkout/draft';
import { markSeen } from '../../features/interrupted-payment/payment-journal';
import { readAttempt } from '../../features/payment/attempt';
import { PaymentOutcome } from '../../features/payment/payment-outcome';
import { settleFailed, settlePaid } from '../../features/payment/settle';
import { usePaymentState } from '../../features/payment/use-payment-state';
import { messages } from '../../features/payment/messages';
import page from '../../page/page.module.css';
import { paths } from '../../paths';

/** /payment-success: the return page of the payment provider, for every outcome. */
export default function PaymentSuccessScreen() {
  const platform = usePlatform();
  const navigate = useNavigate();
  const reference = useReference();
  const outcome = usePaymentState(reference);

  useEffect(() => {
    if (outcome.status === 'confirmed') {
      settlePaid(platform, outcome.payment);
      void markSeen(platform, outcome.payment.order_id);
      platform.storage.remove(DRAFT_KEY);
    }
    if (outcome.status === 'failed') {
      settleFailed(platform);
      void navigate(`${paths.paymentError}?reference=${encodeURIComponent(outcome.payment.reference)}`, {
        replace: true,
      });
    }
  }, [outcome, platform, navigate]);

  return (
    <div className={page.page}>
      <h1>{messages.payment}</h1>
      <PaymentOutcome outcome={outcome} />
    </div>
  );
}

/** The provider's reference in the address, otherwise that of this browser's last order. */
function useReference(): string | null {
  const { storage } = usePlatform();
  const { user } = useTopic('session');
  const [query] = useSearchParams();
  // In state, because settling the payment deletes the attempt.
  const [kept, setKept] = useState<string | null>(null);
  const known = kept ?? (user && readAttempt(storage, user.id)?.placed?.reference) ?? null;
  if (known !== kept) setKept(known);
  return query.get('reference') || query.get('trxref') || known;
}
