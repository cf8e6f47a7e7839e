import type { DeliveryType } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import type { FlashCustomer } from '../deals/flash/price-flash-deal';
import type { FlashPiece } from '../deals/flash/price-flash-lines';
import { CHECKOUT_OPTIONS } from './checkout-options';
import { FEE_POLICY } from './fee-policy';
import { findArticles, type Article } from './find-articles';
import { overLimits, type OrderLimits } from './order-limits';
import { type CodePrice, priceCode } from './price-code';
import { quoteOrder, type OrderQuote } from './quote-order';
import { readOrderLines, type WireLine } from './read-order-lines';

export interface QuoteRequest {
  products: WireLine[];
  delivery_type?: DeliveryType | null | undefined;
  coupon_code?: string | null | undefined;
}

/** A quote of articles of the catalog. */
export interface ArticleQuote extends OrderQuote<Article> {
  /** What the coupon code takes of the flash deal: the order has to claim it. */
  flash: FlashPiece[];
  couponId: CodePrice['couponId'];
}

/**
 * Quotes a request at the prices of the catalog: the one path by which POST /orders/fees and POST /orders compute,
 * so that what was quoted is what is charged. Throws 422 by field, also for more than one order may take, and 409 where the flash deal has nothing left for
 * this customer.
 */
export async function quoteRequest(
  db: Kysely<Database>,
  request: QuoteRequest,
  customer: FlashCustomer,
  limits: OrderLimits,
): Promise<ArticleQuote> {
  const deliveryType = request.delivery_type ?? 'Pickup';
  refuseDisabled(deliveryType);
  const wanted = readOrderLines(request.products);
  if (Object.keys(wanted.errors).length > 0) throw unprocessable(wanted.errors);
  const { articles, errors } = await findArticles(db, wanted.lines);
  const problems = { ...errors, ...overLimits(articles, limits) };
  if (Object.keys(problems).length > 0) throw unprocessable(problems);
  if (!request.coupon_code)
    return { ...quoteOrder(articles, { deliveryType, policy: FEE_POLICY }), flash: [], couponId: null };
  const { discount, flash, couponId } = await priceCode(db, request.coupon_code, articles, customer);
  return { ...quoteOrder(articles, { deliveryType, coupon: discount, policy: FEE_POLICY }), flash, couponId };
}

function refuseDisabled(deliveryType: DeliveryType): void {
  const option = CHECKOUT_OPTIONS.delivery_types.find(({ code }) => code === deliveryType);
  if (!option?.enabled) throw unprocessable({ delivery_type: [`${deliveryType} is not available yet.`] });
}
