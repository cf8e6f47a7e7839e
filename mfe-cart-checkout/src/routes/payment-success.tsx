import { usePlatform, useTopic } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DRAFT_KEY } from '../features/checkout/use-draft';
import { readAttempt } from '../features/payment/attempt';
import { PaymentOutcome } from '../features/payment/payment-outcome';
import { settleFailed, settlePaid } from '../features/payment/settle';
import { usePaymentState } from '../features/payment/use-payment-state';
import { messages } from '../messages';
import page from '../page/page.module.css';
import { paths } from '../paths';

/** /payment-success (spec 2 §2): where the payment provider sends the shopper back to, whatever happened there. */
export default function PaymentSuccessScreen() {
  const platform = usePlatform();
  const navigate = useNavigate();
  const reference = useReference();
  const outcome = usePaymentState(reference);

  useEffect(() => {
    if (outcome.status === 'confirmed') {
      settlePaid(platform, outcome.payment);
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

/** As the provider names it in the address, else of the order that this browser made last. */
function useReference(): string | null {
  const { storage } = usePlatform();
  const { user } = useTopic('session');
  const [query] = useSearchParams();
  // Remembered: once the payment is settled the attempt is forgotten.
  const [kept, setKept] = useState<string | null>(null);
  const known = kept ?? (user && readAttempt(storage, user.id)?.placed?.reference) ?? null;
  if (known !== kept) setKept(known);
  return query.get('reference') || query.get('trxref') || known;
}
