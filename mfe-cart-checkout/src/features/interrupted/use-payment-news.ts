import type { PaymentNews } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { loadNews, markSeen } from './payment-journal';

const NONE: PaymentNews[] = [];

/** Loads the signed-in shopper's news of interrupted payments once per page. */
export function usePaymentNews() {
  const platform = usePlatform();
  const shopperId = useTopic('session').user?.id;
  const [loaded, setLoaded] = useState<PaymentNews[] | null>(null);
  const [dismissed, setDismissed] = useState<number[]>([]);

  useEffect(() => {
    if (shopperId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    void loadNews(platform, signal).then(
      (found) => signal.aborted || setLoaded(found),
      () => undefined, // aborted
    );
    return () => {
      controller.abort();
      setLoaded(null);
    };
  }, [platform, shopperId]);

  return {
    /** As the server told them; null for a guest and until the server answers. */
    loaded,
    /** Without those that the shopper dismissed. */
    open: (loaded ?? NONE).filter(({ order_id }) => !dismissed.includes(order_id)),
    isAwaited: shopperId !== undefined && loaded === null,
    dismiss(orderId: number) {
      setDismissed((before) => [...before, orderId]);
      void markSeen(platform, orderId);
    },
  };
}
