import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { countUses } from './coupon-marks';
import './tables';

/** Why a shopper cannot use a coupon now. */
export type Refusal = 'over' | 'usedUp' | 'hadBefore' | 'notFirst';

interface Rules {
  id: number;
  starts_at: Date;
  ends_at: Date | null;
  used: number;
  most_uses: number | null;
  most_per_shopper: number | null;
  first_order_only: boolean;
}

/** The shopper; with rules that look at other orders, the caller says whether there are any. */
export interface CouponShopper {
  userId: number;
  /** An order that does not count, because it is the one that uses the coupon; null: none. */
  exceptOrder: number | null;
  /** True when the shopper has another order that was not cancelled. */
  hasOrdered(): Promise<boolean>;
}

/**
 * Checks the window and the uses of a coupon; null: the shopper can use it. A guest's earlier orders are unknown: the
 * order checks again.
 */
export async function refusalFor(
  db: Kysely<Database>,
  coupon: Rules,
  { shopper, now }: { shopper: CouponShopper | null; now: Date },
): Promise<Refusal | null> {
  if (coupon.starts_at > now || (coupon.ends_at !== null && coupon.ends_at <= now)) return 'over';
  if (coupon.most_uses !== null && coupon.used >= coupon.most_uses) return 'usedUp';
  return shopper === null ? null : refusalForShopper(db, coupon, shopper);
}

/** Checks the rules of a coupon that look at the shopper's other orders, also those of the person's other accounts. */
export async function refusalForShopper(
  db: Kysely<Database>,
  {
    id,
    most_per_shopper: most,
    first_order_only: firstOnly,
  }: Pick<Rules, 'id' | 'most_per_shopper' | 'first_order_only'>,
  { userId, exceptOrder, hasOrdered }: CouponShopper,
): Promise<Refusal | null> {
  if (most === null && !firstOnly) return null;
  const { own, elsewhere } = await countUses(db, id, { userId, exceptOrder });
  if (firstOnly && elsewhere > 0) return 'notFirst';
  if (most !== null && own + elsewhere >= most) return 'hadBefore';
  return firstOnly && (await hasOrdered()) ? 'notFirst' : null;
}
