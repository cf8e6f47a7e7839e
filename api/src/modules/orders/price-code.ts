import type { Kobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { priceCoupon } from '../coupons/price-coupon';
import { type FlashCustomer, priceFlashDeal } from '../deals/flash/price-flash-deal';
import type { FlashPiece } from '../deals/flash/price-flash-lines';
import type { Article } from './find-articles';

export interface CodePrice {
  discount: Kobo;
  /** What it takes of the flash deal: the order has to claim it. */
  flash: FlashPiece[];
  /** Null: the code is no coupon's. */
  couponId: number | null;
}

/**
 * What the one code of an order takes off these articles: a coupon's, or the flash deal's. Throws 422 by field for a
 * code that is not valid, and 409 where the flash deal has nothing left for this customer.
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
