import { toKobo, type TrendingCategory } from '@nkm/contracts';

/** What coupons save on the shopper's cart, by id of the coupon. */
export interface Savings {
  /** In naira; coupons that save nothing are missing. */
  amounts: ReadonlyMap<number, number>;
  /** The largest amount, if a choice among several coupons exists; several coupons can save it. */
  most: number | null;
}

/** Null: the answer is a guest's, or of a server that does not say. */
export function savingsOf(categories: readonly TrendingCategory[]): Savings | null {
  const coupons = categories.flatMap((one) => one.coupons);
  if (!coupons.some(({ saves }) => typeof saves === 'number')) return null;
  const amounts = new Map(coupons.flatMap(({ id, saves }) => (saves && toKobo(saves) > 0 ? [[id, saves]] : [])));
  return { amounts, most: amounts.size > 1 ? Math.max(...amounts.values()) : null };
}
