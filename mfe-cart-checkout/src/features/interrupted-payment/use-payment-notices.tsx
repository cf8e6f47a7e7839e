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
 * Notices of interrupted payments around the cart (docs/rules.md "Interrupted payments"). They appear together with the
 * cart, above it. When they come more than half a second after it, they appear below it with a toast: nothing moves
 * that the shopper already reads.
 */
export function usePaymentNotices(cart: CartStatus): WithNotices {
  const platform = usePlatform();
  const { isGuest, loaded, open, dismiss } = usePaymentNews();
  const [kept, setPlace] = useState<'above' | 'below' | null>(null);
  const isReady = cart !== 'loading';
  const place = kept ?? (isReady ? placeOf(isGuest, loaded !== null) : null);

  // The place stays the same on this page: a guest can sign in, and the cart can be loaded again.
  useEffect(() => setPlace(place), [place]);

  useEffect(() => {
    if (!isReady || place !== null) return;
    const timer = setTimeout(setPlace, NEWS_MS, 'below');
    return () => clearTimeout(timer);
  }, [isReady, place]);

  useEffect(() => {
    if (place !== 'below' || loaded === null) return;
    for (const { state, order_reference, amount } of loaded)
      platform.toast(TONES[state], messages[state](order_reference, formatMoney(amount)), messages.below);
  }, [platform, place, loaded]);

  const known = place === null ? 'loading' : cart;
  // The first render of the lines is long. As a deferred value, React pauses it for the shopper's input.
  const shown = useDeferredValue(known);
  const status = known === 'loading' ? known : shown;
  const notices = status === 'loading' ? null : <PaymentNotices news={open} onDismiss={dismiss} />;
  return { status, above: place === 'above' ? notices : null, below: place === 'below' ? notices : null };
}

/** The place for news when the cart is ready; null: the cart waits for them. The cart of a guest does not wait. */
function placeOf(isGuest: boolean, areKnown: boolean): 'above' | 'below' | null {
  if (areKnown) return 'above';
  return isGuest ? 'below' : null;
}
