import type { CartItem, OrderFees } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutDraft } from './draft';
import { couponRefusal } from './redeem-coupon';
import { DEFAULT_FEES, loadFees } from './fees';
import { feesRequest, type FeesRequest } from './order-request';

export interface Quote {
  status: 'loading' | 'ready' | 'failed';
  /** For these lines and choices; zero until the server has answered. */
  fees: OrderFees;
  /** The fees are the server's for exactly these lines and choices. */
  isPriced: boolean;
  /** A coupon that no longer fits; the order is priced without it. */
  dropped: DroppedCoupon | null;
  /** The server's reason for refusing the order; null without a refusal or an answer. */
  problem?: string | null;
  /** The shop does not deliver to the chosen place. */
  isPlaceRefused?: boolean;
  /** Loads the quote again. */
  refresh: () => void;
}

export interface DroppedCoupon {
  code: string;
  /** From the server. */
  reason: string;
}

type State = Omit<Quote, 'refresh' | 'dropped'>;
type Answer = State & { request: string | null };

const UNPRICED: State = { status: 'loading', fees: DEFAULT_FEES, isPriced: false };

/** What the earlier answer still says about this request: nothing when it was for another one. */
const known = ({ request: asked, fees, isPriced }: Answer, request: string): Pick<State, 'fees' | 'isPriced'> =>
  asked === request ? { fees, isPriced } : UNPRICED;

/** A refused order has no price. Null: the call failed for another reason. */
function refusal(error: unknown): Omit<State, 'status'> | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const isPlaceRefused = 'address_id' in error.errors || 'delivery_city_id' in error.errors;
  return { fees: DEFAULT_FEES, isPriced: false, problem: error.messages.join(' '), isPlaceRefused };
}

/**
 * Quote for these lines and choices, loaded again when either changes (CART-RULE-013). A coupon that no longer fits
 * leaves the draft.
 */
export function useFees(
  lines: readonly CartItem[],
  draft: CheckoutDraft,
  chooseInDraft: (choice: Partial<CheckoutDraft>) => void,
): Quote {
  const { api, toastError, settings } = usePlatform();
  const [answer, setAnswer] = useState<Answer>({ request: null, ...UNPRICED });
  const [dropped, setDropped] = useState<DroppedCoupon | null>(null);
  const [attempt, setAttempt] = useState(0);
  // As text, so that a new object with the same content does not load again.
  const request = lines.length > 0 ? JSON.stringify(feesRequest(lines, draft, settings)) : null;

  useEffect(() => {
    if (request === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    setAnswer((before) => ({ ...known(before, request), request, status: 'loading' }));
    const wanted = JSON.parse(request) as FeesRequest;
    loadFees(api, wanted, signal).then(
      (fees) => {
        if (signal.aborted) return;
        setAnswer({ request, status: 'ready', fees, isPriced: true });
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
        setAnswer((before) => ({ ...(refusal(error) ?? known(before, request)), request, status: 'failed' }));
      },
    );
    return () => controller.abort();
  }, [api, toastError, chooseInDraft, request, attempt]);

  return {
    // The first render after a change must not show the figures of the earlier choice.
    ...(answer.request === request ? answer : UNPRICED),
    dropped: draft.couponCode ? null : dropped,
    refresh: useCallback(() => setAttempt((number) => number + 1), []),
  };
}
