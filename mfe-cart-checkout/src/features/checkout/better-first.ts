import { type ClaimedCoupon, type Kobo, kobo, type Naira, toKobo } from '@nkm/contracts';

/** How much more a coupon takes off than another one. */
export const moreThan = (saves: Naira, discount: Naira): Kobo => kobo(toKobo(saves) - toKobo(discount));

/**
 * The coupons that are worth a press, the best one first: without a code all of them, otherwise those that save more.
 * None while it is unknown what the code in use takes off.
 * @param discount of the code in use; null: unknown
 */
export function betterFirst(
  coupons: readonly ClaimedCoupon[],
  code: string | null,
  discount: Naira | null,
): ClaimedCoupon[] {
  const isBetter = ({ saves }: ClaimedCoupon) =>
    code === null || (discount !== null && toKobo(saves) > toKobo(discount));
  return coupons
    .filter((coupon) => coupon.code !== code && isBetter(coupon))
    .sort((one, other) => other.saves - one.saves);
}
