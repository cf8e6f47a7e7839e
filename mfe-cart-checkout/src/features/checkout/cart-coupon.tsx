import type { CartItem, Naira } from '@nkm/contracts';
import { useMoney, usePlatform } from '@nkm/platform';
import { Notice } from '@nkm/ui';
import { useCallback, useEffect, useState } from 'react';
import { messages } from './messages';
import { CouponBox } from './coupon-box';
import { FlashOffer } from './flash-offer';
import { couponRefusal, redeemCoupon } from './redeem-coupon';
import { useDraft } from './use-draft';
import type { DroppedCoupon } from './use-fees';
import { useSharedChoices } from './use-shared-choices';

/**
 * The coupon of the next order, in the cart (spec 2 §2), with what it takes off the selected lines. A coupon that no
 * longer fits them leaves with a notice. The checkout keeps it.
 */
export function CartCoupon({ lines }: { lines: readonly CartItem[] }) {
  const money = useMoney();
  const [draft, changeDraft, chooseInDraft] = useDraft();
  useSharedChoices(changeDraft);
  const change = useCallback((couponCode: string | null) => chooseInDraft({ couponCode }), [chooseInDraft]);
  const { discount, dropped } = useDiscount(lines, draft.couponCode ?? null, change);
  return (
    <>
      {dropped && (
        <Notice tone="warning" title={messages.couponDropped(dropped.code)}>
          <p>{dropped.reason}</p>
        </Notice>
      )}
      <FlashOffer lines={lines} code={draft.couponCode ?? null} discount={discount} onTaken={change} />
      <CouponBox early lines={lines} draft={draft} onChange={change} />
      {discount !== null && discount > 0 && <p role="status">{messages.couponSaves(money(discount))}</p>}
    </>
  );
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
