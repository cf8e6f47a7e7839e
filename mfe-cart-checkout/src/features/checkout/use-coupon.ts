import type { CartItem } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { messages } from './messages';
import { redeemCoupon } from './redeem-coupon';

/** Redeems a code. A refusal shows a toast and keeps what was typed (CART-RULE-019). */
export function useCoupon(lines: readonly CartItem[], onTaken: (code: string) => void) {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);

  async function apply(code: string) {
    if (busy) return;
    setBusy(true);
    try {
      onTaken((await redeemCoupon(platform, code, lines)).code);
      platform.toast('success', messages.couponApplied);
    } catch (error) {
      platform.toastError(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, apply };
}
