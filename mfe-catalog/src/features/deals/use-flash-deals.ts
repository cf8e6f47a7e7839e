import { ApiError, usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import { type FlashView, getFlashDeals } from './get-flash-deals';

/** Milliseconds between two looks at what is sold meanwhile. */
const REFRESH_MS = 60_000;

export interface LiveFlashDeals {
  deals: FlashView;
  /** Milliseconds by which the server's clock is ahead of this browser's; null before the page is alive. */
  ahead: number | null;
  /** Asks again, for example when a campaign has ended. */
  refresh: () => void;
}

/**
 * The flash deals as the server knows them now: the document may be a minute old, and the clock of a phone may say
 * anything. When the server cannot be asked, what the page came with stays.
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
