import type { Naira, Timestamp } from './entities';

/** A coupon of the page of coupons (API-FIELD-015). */
export interface Coupon {
  id: number;
  /** Null until the shopper claims it (ours). */
  code: string | null;
  description: string;
  label: string;
  store: { avatar: string; store_name: string };
  /** Ours: a percentage of the products. Absent or null: an amount, or unknown. */
  percent?: number | null;
  amount?: Naira | null;
  min_spend?: Naira;
  first_order_only?: boolean;
  ends_at?: Timestamp | null;
  /** Ours: what it takes off the selected lines of the signed-in shopper's cart, or off all. Null: a guest. */
  saves?: Naira | null;
}

/** A category with its coupons (API-FIELD-017). */
export interface TrendingCategory {
  name: string;
  /** Address of a picture; may be empty. */
  icon: string;
  coupons: Coupon[];
}

/** A coupon that the shopper claimed and can use for the selected lines (ours). */
export interface ClaimedCoupon {
  code: string;
  description: string;
  /** Naira off these lines. */
  saves: Naira;
  ends_at: Timestamp | null;
}
