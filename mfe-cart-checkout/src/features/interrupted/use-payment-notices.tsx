import { formatMoney } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { messages } from './messages';
import { PaymentNotices, TONES } from './payment-notices';
import { usePaymentNews } from './use-payment-news';

/** Milliseconds that a loaded cart waits for the news, so that a notice does not push it down later. */
const NEWS_MS = 500;

type CartStatus = 'loading' | 'ready' | 'failed';

interface WithNotices {
  /** What the page shows of the cart: `loading` also while the cart waits for the news. */
  status: CartStatus;
  /** The notices in their place above the cart. */
  above: ReactNode;
  /** Notices that came after the cart. */
  below: ReactNode;
}

/**
 * Notices of interrupted payments around the cart (docs/decisions/0113). They appear together with the cart, above it.
 * When they come more than half a second after it, or the page knew the cart from the start, they appear below it with
 * a toast: nothing moves that the shopper already reads.
 */
export function usePaymentNotices(cart: CartStatus): WithNotices {
  const platform = usePlatform();
  const { loaded, open, isAwaited, dismiss } = usePaymentNews();
  const [late, setLate] = useState(cart !== 'loading');
  const isAhead = cart !== 'loading' && loaded === null && !late;

  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(setLate, isAwaited ? NEWS_MS : 0, true);
    return () => clearTimeout(timer);
  }, [isAhead, isAwaited]);

  useEffect(() => {
    if (!late || loaded === null) return;
    for (const { state, order_reference, amount } of loaded)
      platform.toast(TONES[state], messages[state](order_reference, formatMoney(amount)), messages.below);
  }, [platform, late, loaded]);

  const known = isAhead && isAwaited ? 'loading' : cart;
  // The first render of the lines is long. As a deferred value, React pauses it for the shopper's input.
  const shown = useDeferredValue(known);
  const status = known === 'loading' ? known : shown;
  const notices = status === 'loading' ? null : <PaymentNotices news={open} onDismiss={dismiss} />;
  return { status, above: late ? null : notices, below: late ? notices : null };
}
