import type { Kobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { priceCoupon } from '../coupons/price-coupon';
import { type FlashCustomer, priceFlashDeal } from '../deals/flash/price-flash-deal';
import type { FlashPiece } from '../deals/flash/price-flash-lines';
import type { Article } from './find-articles';

export interface CodePrice {
  discount: Kobo;
  /** Units taken from the flash deal; the order must claim them. */
  flash: FlashPiece[];
  /** Null: the code is not a coupon. */
  couponId: number | null;
}

/**
 * The discount of an order’s single code: a coupon or the flash deal. Throws 422 by field for an invalid code, and 409
 * when the flash deal has nothing left for this customer.
 */
export async function priceCode(
  db: Kysely<Database>,
  typed: string,
  articles: readonly Article[],
  customer: FlashCustomer,
): Promise<CodePrice> {
  const coupon = await priceCoupon(db, typed.trim().toUpperCase(), articles, customer.now);
  if (coupon) return { ...coupon, flash: [] };
  const { discount, pieces } = await priceFlashDeal(db, typed, articles, customer);
  return { discount, flash: pieces, couponId: null };
}
