/** Prices of coupon codes (spec 2 §9). */
export { findValidCodes } from './find-valid-codes';
export { priceCoupon } from './price-coupon';
