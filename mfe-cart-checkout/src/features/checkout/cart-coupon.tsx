import type { CartItem } from '@nkm/contracts';
import { Notice } from '@nkm/ui';
import { messages } from './messages';
import { CouponBox } from './coupon-box';
import { FlashOffer } from './flash-offer';
import type { AppliedCoupon } from './use-cart-coupon';

/** The coupon of the next order, in the cart (CART-SCR-008). A coupon that no longer fits leaves with a notice. */
export function CartCoupon({ lines, coupon }: { lines: readonly CartItem[]; coupon: AppliedCoupon }) {
  const { draft, change, discount, dropped } = coupon;
  return (
    <>
      {dropped && (
        <Notice tone="warning" title={messages.couponDropped(dropped.code)}>
          <p>{dropped.reason}</p>
        </Notice>
      )}
      <FlashOffer lines={lines} code={draft.couponCode ?? null} discount={discount} onTaken={change} />
      <CouponBox early lines={lines} draft={draft} discount={discount} onChange={change} />
    </>
  );
}
