import type { CartItem, OrderFees } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutDraft } from './draft';
import { DEFAULT_FEES, loadFees } from './fees';
import { feesRequest, type FeesRequest } from './order-request';

export interface Quote {
  status: 'loading' | 'ready' | 'failed';
  /** Zero until the server has answered. */
  fees: OrderFees;
  /** The server's reason for refusing the order; null without a refusal or an answer. */
  problem?: string | null;
  /** Loads the quote again. */
  refresh: () => void;
}

/** Quote for these lines and choices, loaded again when either changes (spec 2 §4). */
export function useFees(lines: readonly CartItem[], draft: CheckoutDraft): Quote {
  const { api, toastError } = usePlatform();
  const [state, setState] = useState<Pick<Quote, 'status' | 'fees' | 'problem'>>({
    status: 'loading',
    fees: DEFAULT_FEES,
  });
  const [attempt, setAttempt] = useState(0);
  // As text, so that a new object with the same content does not load again.
  const request = lines.length > 0 ? JSON.stringify(feesRequest(lines, draft)) : null;

  useEffect(() => {
    if (request === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    setState(({ fees }) => ({ status: 'loading', fees }));
    loadFees(api, JSON.parse(request) as FeesRequest, signal).then(
      (fees) => signal.aborted || setState({ status: 'ready', fees }),
      (error: unknown) => {
        if (signal.aborted) return;
        toastError(error);
        const refused = error instanceof ApiError && error.status === 422;
        setState(({ fees }) => ({ status: 'failed', fees, problem: refused ? error.messages.join(' ') : null }));
      },
    );
    return () => controller.abort();
  }, [api, toastError, request, attempt]);

  return { ...state, refresh: useCallback(() => setAttempt((number) => number + 1), []) };
}
