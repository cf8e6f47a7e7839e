import type { CartItem } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { messages } from './messages';
import { redeemCoupon } from './redeem-coupon';

/**
 * Redeems a code. A refusal shows a toast and keeps what was typed (CART-RULE-019), and the code of the order.
 * @param onRefused for a code that was offered and has ceased to fit
 */
export function useCoupon(lines: readonly CartItem[], onTaken: (code: string) => void, onRefused?: () => void) {
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
      onRefused?.();
    } finally {
      setBusy(false);
    }
  }
  return { busy, apply };
}
