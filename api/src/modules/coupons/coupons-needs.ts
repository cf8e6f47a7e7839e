import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { CouponLine } from './price-coupon';
import type { CouponShopper } from './usable';

/** Coupons need this of modules above them (docs/decisions/0068). */
export interface CouponsNeeds {
  /** What a shopper wants to order now. The cart module implements it. */
  linesToOrder(db: Kysely<Database>, userId: number): Promise<CouponLine[]>;
  /** What the rules of coupons ask about a shopper. The checkout module implements it. */
  couponShopper(db: Kysely<Database>, userId: number, exceptOrder: number | null): CouponShopper;
}
