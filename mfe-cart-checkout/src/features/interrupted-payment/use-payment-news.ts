import type { PaymentNews } from '@nkm/contracts';
import { type Platform, usePlatform, useTopic } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { loadNews, markSeen } from './payment-journal';

interface ToldNews {
  shopperId: number;
  news: readonly PaymentNews[];
}

const NONE: readonly PaymentNews[] = [];
/** What the server told this document last, so that a page that opens again shows it at once. */
const lastTold = new WeakMap<Platform['api'], ToldNews>();

/** The signed-in shopper's news of interrupted payments. Loads them once per page. */
export function usePaymentNews() {
  const platform = usePlatform();
  const shopperId = useTopic('session').user?.id;
  const [told, setTold] = useState(() => lastTold.get(platform.api));
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const loaded = told && told.shopperId === shopperId ? told.news : null;
  const open = (loaded ?? NONE).filter(({ order_id }) => !dismissed.includes(order_id));

  useEffect(() => {
    if (shopperId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    void loadNews(platform, signal).then(
      (news) => {
        if (signal.aborted) return;
        lastTold.set(platform.api, { shopperId, news });
        setTold({ shopperId, news });
      },
      () => undefined, // aborted
    );
    return () => controller.abort();
  }, [platform, shopperId]);

  return {
    isGuest: shopperId === undefined,
    /** As the server told them; null for a guest and until the server answers. */
    loaded,
    /** Without those that the shopper dismissed. */
    open,
    dismiss(orderId: number) {
      setDismissed((before) => [...before, orderId]);
      if (shopperId !== undefined)
        lastTold.set(platform.api, { shopperId, news: open.filter(({ order_id }) => order_id !== orderId) });
      void markSeen(platform, orderId);
    },
  };
}
