import { ApiError } from '@nkm/platform';
import { redeemCoupon } from '../../features/checkout/redeem-coupon';
import { storeCoupon } from '../../features/checkout/stored-draft';
import { readSelection } from '../../selection/keep-selection';
import { selectedLines } from '../../selection/selection';
import { messages } from '../messages';
import type { Shop } from '../shop';

/**
 * Makes a code the coupon of the next order, if the server accepts it for the selected lines; otherwise the shopper
 * sees why not and the cart keeps its code.
 */
export async function applyCode({ platform, lists }: Shop, wanted: string): Promise<boolean> {
  const { storage } = platform;
  try {
    const { code } = await redeemCoupon(platform, wanted, selectedLines(readSelection(storage), lists.cart));
    storeCoupon(storage, code);
    platform.toast('success', messages.codeApplied(code));
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    platform.toastError(error);
    return false;
  }
}
