import { kobo, type Kobo, readCode, timesKobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { priceCoupon } from '../../coupons/public';
import { type FlashCustomer, type FlashPiece, priceFlashDeal } from '../../deals/public';
import type { Article } from './find-articles';
import { couponShopper } from './coupon-shopper';
import { shareDiscount } from '../../orders/public';

export interface CodePrice {
  discount: Kobo;
  /** The discount by line. */
  discounts: ReadonlyMap<Article, Kobo>;
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
  const { userId, now } = customer;
  const shopper = userId === null ? null : couponShopper(db, userId, null);
  const coupon = await priceCoupon(db, readCode(typed), articles, { shopper, now });
  if (coupon) {
    const { couponId, discount, eligible } = coupon;
    const parts = shareDiscount(
      discount,
      articles.map((line) => ({
        worth: timesKobo(line.unitPrice, line.quantity),
        isEligible: eligible.includes(line),
      })),
    );
    return { couponId, discount, discounts: new Map(articles.map((line, at) => [line, parts[at]!])), flash: [] };
  }
  const { discount, pieces } = await priceFlashDeal(db, typed, articles, customer);
  const discounts = new Map(articles.map((line) => [line, kobo(0)]));
  for (const piece of pieces) discounts.set(piece.line, piece.discount);
  return { discount, discounts, flash: pieces, couponId: null };
}
