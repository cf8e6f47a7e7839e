import type { CartItem, OrderFees } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutDraft } from './draft';
import { couponRefusal } from './redeem-coupon';
import { DEFAULT_FEES, loadFees } from './fees';
import { feesRequest, type FeesRequest } from './order-request';

export interface Quote {
  status: 'loading' | 'ready' | 'failed';
  /** Of the last answer; zero until the server has answered. */
  fees: OrderFees;
  /** The server has answered once. */
  isPriced: boolean;
  /** A coupon that no longer fits; the order is priced without it. */
  dropped: DroppedCoupon | null;
  /** The server's reason for refusing the order; null without a refusal or an answer. */
  problem?: string | null;
  /** Loads the quote again. */
  refresh: () => void;
}

export interface DroppedCoupon {
  code: string;
  /** From the server. */
  reason: string;
}

/**
 * Quote for these lines and choices, loaded again when either changes (spec 2 §4). A coupon that no longer fits leaves
 * the draft (decision "a coupon, station or address that no longer fits").
 */
export function useFees(
  lines: readonly CartItem[],
  draft: CheckoutDraft,
  chooseInDraft: (choice: Partial<CheckoutDraft>) => void,
): Quote {
  const { api, toastError, settings } = usePlatform();
  const [state, setState] = useState<Omit<Quote, 'refresh' | 'dropped'>>({
    status: 'loading',
    fees: DEFAULT_FEES,
    isPriced: false,
  });
  const [dropped, setDropped] = useState<DroppedCoupon | null>(null);
  const [attempt, setAttempt] = useState(0);
  // As text, so that a new object with the same content does not load again.
  const request = lines.length > 0 ? JSON.stringify(feesRequest(lines, draft, settings)) : null;

  useEffect(() => {
    if (request === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    setState(({ fees, isPriced }) => ({ status: 'loading', fees, isPriced }));
    const wanted = JSON.parse(request) as FeesRequest;
    loadFees(api, wanted, signal).then(
      (fees) => {
        if (signal.aborted) return;
        setState({ status: 'ready', fees, isPriced: true });
        // A code that fits makes the notice about an earlier one old.
        if (wanted.coupon_code) setDropped(null);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const code = wanted.coupon_code;
        const reason = couponRefusal(error);
        if (code && reason !== null) {
          setDropped({ code, reason });
          return chooseInDraft({ couponCode: null }); // loads again
        }
        toastError(error);
        const refused = error instanceof ApiError && error.status === 422;
        const problem = refused ? error.messages.join(' ') : null;
        setState(({ fees, isPriced }) => ({ status: 'failed', fees, isPriced, problem }));
      },
    );
    return () => controller.abort();
  }, [api, toastError, chooseInDraft, request, attempt]);

  return {
    ...state,
    dropped: draft.couponCode ? null : dropped,
    refresh: useCallback(() => setAttempt((number) => number + 1), []),
  };
}
