import { ApiError, usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import { type FlashView, getFlashDeals } from './get-flash-deals';

/** Milliseconds between refreshes of the sold counts. */
const REFRESH_MS = 60_000;

export interface LiveFlashDeals {
  deals: FlashView;
  /** Milliseconds by which the server's clock is ahead of this browser's; null before hydration. */
  ahead: number | null;
  /** Loads the deals again, e.g. at the end of a campaign. */
  refresh: () => void;
}

/**
 * The current flash deals from the server: the document may be a minute old, and a phone's clock may be wrong. When
 * the server is unreachable, the deals of the document stay.
 */
export function useFlashDeals(initial: FlashView): LiveFlashDeals {
  const platform = usePlatform();
  const [deals, setDeals] = useState(initial);
  const [ahead, setAhead] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((number) => number + 1), []);

  useEffect(() => {
    setDeals(initial);
    setAhead(Date.parse(initial.now) - Date.now());
  }, [initial]);

  useEffect(() => {
    const controller = new AbortController();
    getFlashDeals(platform, { signal: controller.signal, background: true }).then(
      (now) => {
        if (controller.signal.aborted) return;
        setDeals(now);
        setAhead(Date.parse(now.now) - Date.now());
      },
      (error: unknown) => {
        if (!(error instanceof ApiError) && !controller.signal.aborted) throw error;
      },
    );
    const again = setInterval(() => document.hidden || refresh(), REFRESH_MS);
    return () => {
      controller.abort();
      clearInterval(again);
    };
  }, [platform, turn, refresh]);

  return { deals, ahead, refresh };
}
