import type { DeliveryType } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import type { FlashCustomer, FlashPiece } from '../deals/public';
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

/** A quote for catalog articles. */
export interface ArticleQuote extends OrderQuote<Article> {
  /** Units that the coupon code takes from the flash deal; the order must claim them. */
  flash: FlashPiece[];
  couponId: CodePrice['couponId'];
  /** The discount of the code by line. */
  discounts: CodePrice['discounts'];
}

/**
 * Quotes a request at catalog prices. POST /orders/fees and POST /orders share this path, so that the charge equals the
 * quote.
 * @throws 422 by field, also above the limits of an order, and 409 when the flash deal has nothing left for this
 *   customer
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
    return {
      ...quoteOrder(articles, { deliveryType, policy: FEE_POLICY }),
      flash: [],
      couponId: null,
      discounts: new Map(),
    };
  const { discount, ...code } = await priceCode(db, request.coupon_code, articles, customer);
  return { ...quoteOrder(articles, { deliveryType, coupon: discount, policy: FEE_POLICY }), ...code };
}

function refuseDisabled(deliveryType: DeliveryType): void {
  const option = CHECKOUT_OPTIONS.delivery_types.find(({ code }) => code === deliveryType);
  if (!option?.enabled) throw unprocessable({ delivery_type: [`${deliveryType} is not available yet.`] });
}
