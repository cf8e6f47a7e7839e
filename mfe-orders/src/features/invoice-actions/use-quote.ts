import { hasFeature, type ReturnQuote } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useEffect, useState } from 'react';
import type { ChosenItem } from './chosen-items';

export interface Quoted {
  /** The last answer; null before the first one. */
  quote: ReturnQuote | null;
  /** The answer belongs to an earlier choice. */
  isOld: boolean;
  /** The last call failed. */
  failed: boolean;
  retry: () => void;
}

/**
 * POST /returns/quote (ours): what a return of these items would bring, and how it would go back. Null with a server
 * that takes no returns at stations.
 */
export function useQuote(invoiceId: number, wanted: { items: readonly ChosenItem[]; reason: string }): Quoted | null {
  const { api, settings } = usePlatform();
  const isKnown = hasFeature(settings, 'return-drop-off');
  const [{ quote, of, failed }, setAnswer] = useState<{ quote: ReturnQuote | null; of: string; failed: boolean }>({
    quote: null,
    of: '',
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  // As text, so that a new object with the same content does not ask again.
  const { items, reason } = wanted;
  const key = JSON.stringify({ invoice_id: invoiceId, items, ...(reason !== '' && { reason }) });
  useEffect(() => {
    if (!isKnown) return;
    const controller = new AbortController();
    const { signal } = controller;
    api.post<{ data: ReturnQuote }>('/returns/quote', JSON.parse(key) as object, { signal, background: true }).then(
      ({ data }) => signal.aborted || setAnswer({ quote: data, of: key, failed: false }),
      () => signal.aborted || setAnswer((before) => ({ ...before, of: key, failed: true })),
    );
    return () => controller.abort();
  }, [api, isKnown, key, attempt]);
  return isKnown ? { quote, isOld: of !== key, failed, retry: () => setAttempt(attempt + 1) } : null;
}
