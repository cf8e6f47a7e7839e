import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import type { WaysSettings } from '../../platform/environment/ways-settings';
import type { FlashCustomer, FlashPiece } from '../deals/public';
import { chooseWays, type WantedWays, type Ways } from './choose-ways';
import { FEE_POLICY } from './fee-policy';
import { findArticles, type Article } from './find-articles';
import { overLimits, type OrderLimits } from './order-limits';
import { type CodePrice, priceCode } from './price-code';
import { quoteOrder, type OrderQuote } from './quote-order';
import { readOrderLines, type WireLine } from './read-order-lines';

export interface QuoteRequest extends WantedWays {
  products: WireLine[];
  coupon_code?: string | null | undefined;
}

/** Settings that an order must keep to. */
export interface OrderRules {
  orderLimits: OrderLimits;
  ways: WaysSettings;
}

/** A quote for catalog articles. */
export interface ArticleQuote extends OrderQuote<Article> {
  ways: Ways;
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
  rules: OrderRules,
): Promise<ArticleQuote> {
  const ways = chooseWays(request, rules.ways);
  const wanted = readOrderLines(request.products);
  if (Object.keys(wanted.errors).length > 0) throw unprocessable(wanted.errors);
  const { articles, errors } = await findArticles(db, wanted.lines);
  const problems = { ...errors, ...overLimits(articles, rules.orderLimits) };
  if (Object.keys(problems).length > 0) throw unprocessable(problems);
  const priced = { ...ways, policy: FEE_POLICY };
  if (!request.coupon_code)
    return { ...quoteOrder(articles, priced), ways, flash: [], couponId: null, discounts: new Map() };
  const { discount, ...code } = await priceCode(db, request.coupon_code, articles, customer);
  return { ...quoteOrder(articles, { ...priced, coupon: discount }), ways, ...code };
}
