import type { Generated } from 'kysely';

export interface CouponsTable {
  id: Generated<number>;
  /** Upper case. */
  code: string;
  /** Either a percentage or an amount. */
  percent: number | null;
  amount_kobo: Generated<number | null>;
  description: Generated<string>;
  label: Generated<string>;
  /** The subcategory for which it is valid; null: all products. */
  subcategory_id: number | null;
  /** The store, and the product; null: all. */
  vendor_id: Generated<number | null>;
  product_id: Generated<number | null>;
  /** Counts the lines that the coupon is valid for. */
  min_spend_kobo: Generated<number>;
  /** Null: any number. */
  most_uses: Generated<number | null>;
  most_per_shopper: Generated<number | null>;
  first_order_only: Generated<boolean>;
  /** Shown on the page of coupons. */
  listed: Generated<boolean>;
  used: Generated<number>;
  starts_at: Date;
  /** Null: no end. */
  ends_at: Date | null;
}

export interface CouponUsesTable {
  order_id: number;
  coupon_id: number;
  user_id: number;
  used_at: Date;
}

/** Uses of coupons by accounts that were deleted before `account_marks`; no row is added any more. */
export interface CouponMarksTable {
  coupon_id: number;
  /** HMAC of the email or of the phone number, hex. */
  mark: string;
  uses: number;
  created_at: Date;
}

export interface CouponClaimsTable {
  coupon_id: number;
  user_id: number;
  claimed_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    coupons: CouponsTable;
    coupon_marks: CouponMarksTable;
    coupon_uses: CouponUsesTable;
    coupon_claims: CouponClaimsTable;
  }
}
