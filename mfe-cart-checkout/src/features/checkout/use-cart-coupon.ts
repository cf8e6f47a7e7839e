import type { CartItem, Naira } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutDraft } from './draft';
import { couponRefusal, redeemCoupon } from './redeem-coupon';
import { useDraft } from './use-draft';
import type { DroppedCoupon } from './use-fees';
import { useSharedChoices } from './use-shared-choices';

export interface AppliedCoupon {
  draft: CheckoutDraft;
  change: (couponCode: string | null) => void;
  /** Its discount on the lines, in naira; null: unknown. */
  discount: Naira | null;
  /** A coupon that no longer fits and has left. */
  dropped: DroppedCoupon | null;
}

/** The coupon of the next order, and its discount on these lines. The draft of the checkout keeps the code. */
export function useCartCoupon(lines: readonly CartItem[]): AppliedCoupon {
  const [draft, changeDraft, chooseInDraft] = useDraft();
  useSharedChoices(changeDraft);
  const change = useCallback((couponCode: string | null) => chooseInDraft({ couponCode }), [chooseInDraft]);
  return { draft, change, ...useDiscount(lines, draft.couponCode ?? null, change) };
}

/** The discount of a code on these lines; null while it is unknown. */
function useDiscount(lines: readonly CartItem[], code: string | null, change: (code: string | null) => void) {
  const { api } = usePlatform();
  const [discount, setDiscount] = useState<Naira | null>(null);
  const [dropped, setDropped] = useState<DroppedCoupon | null>(null);
  // As text, so that a new object with the same content does not ask again.
  const wanted = code === null || lines.length === 0 ? null : JSON.stringify({ code, lines });

  useEffect(() => {
    setDiscount(null);
    if (wanted === null) return;
    const asked = JSON.parse(wanted) as { code: string; lines: CartItem[] };
    const { signal, abort } = abortable();
    redeemCoupon({ api }, asked.code, asked.lines, signal).then(
      ({ amount }) => {
        if (signal.aborted) return;
        setDiscount(amount);
        setDropped(null); // a code that fits makes the notice about an earlier one old
      },
      (error: unknown) => {
        const reason = couponRefusal(error);
        if (signal.aborted || reason === null) return; // the checkout prices the order in any case
        setDropped({ code: asked.code, reason });
        change(null);
      },
    );
    return abort;
  }, [api, wanted, change]);

  return { discount, dropped: code === null ? dropped : null };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
