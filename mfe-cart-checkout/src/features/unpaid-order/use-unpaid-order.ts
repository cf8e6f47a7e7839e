import { hasFeature, type Order, type PaymentState } from '@nkm/contracts';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';

export interface UnpaidOrder {
  status: 'loading' | 'ready' | 'failed';
  payment: PaymentState | null;
  order: Order | null;
}

const NOTHING = { payment: null, order: null };

/**
 * Current order and payment of a reference. Both are null when the server does not know the reference or does not
 * support the call.
 */
export function useUnpaidOrder(reference: string | null): UnpaidOrder & { reload: () => void } {
  const { api, settings } = usePlatform();
  const known = reference !== null && hasFeature(settings, 'payments') ? reference : null;
  const [state, setState] = useState<UnpaidOrder>({ status: known === null ? 'ready' : 'loading', ...NOTHING });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (known === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    load(api, known, signal).then(
      (found) => signal.aborted || setState({ status: 'ready', ...found }),
      () => signal.aborted || setState((before) => ({ ...before, status: 'failed' })),
    );
    return () => controller.abort();
  }, [api, known, turn]);

  return { ...state, reload: useCallback(() => setTurn((number) => number + 1), []) };
}

async function load(api: Platform['api'], reference: string, signal: AbortSignal) {
  try {
    const path = `/payments/${encodeURIComponent(reference)}`;
    const { data: payment } = await api.get<{ data: PaymentState }>(path, { signal });
    const { data: order } = await api.get<{ data: Order }>(`/orders/${payment.order_id}`, { signal });
    return { payment, order };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return NOTHING;
    throw error;
  }
}
