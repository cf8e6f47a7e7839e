/** Coupons: prices of codes, uses by orders, and the page of coupons. */
export { claimedCoupons } from './claimed-coupons';
export { findValidCodes } from './find-valid-codes';
export type { CouponsNeeds } from './coupons-needs';
export { couponsModule } from './module';
export { couponsPersonalData } from './personal-data';
export { priceCoupon } from './price-coupon';
export { CouponGone, countUse, giveCouponBack } from './count-use';
export type { CouponsTable } from './tables';
export type { CouponShopper } from './usable';
