import { type FieldErrors, variantName } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { unprocessable } from '../../../platform/errors/api-problem';
import type { CashLimits, WaysSettings } from '../../../platform/environment/ways-settings';
import type { FlashCustomer, FlashPiece } from '../../deals/public';
import { titleOf } from '../ways/checkout-options';
import { chooseWays, type WantedWays, type Ways } from '../ways/choose-ways';
import { FEE_POLICY } from './fee-policy';
import { deliveryRate } from '../ways/delivery-rate';
import { findArticles, type Article } from './find-articles';
import { findPlace, type Place, type WantedPlace } from './find-place';
import { overLimits, type OrderLimits } from './order-limits';
import { type CodePrice, priceCode } from './price-code';
import { quoteOrder, type OrderQuote } from './quote-order';
import { readOrderLines, type WireLine } from './read-order-lines';

export interface QuoteRequest extends WantedWays, WantedPlace {
  products: WireLine[];
  coupon_code?: string | null | undefined;
}

/** Settings that an order must keep to. */
export interface OrderRules {
  orderLimits: OrderLimits;
  ways: WaysSettings;
  cashLimits: CashLimits;
}

/** A quote for catalog articles. */
export interface ArticleQuote extends OrderQuote<Article> {
  ways: Ways;
  /** Null while none is chosen, and for one that is gone. */
  place: Place | null;
  /** From the order to its arrival. */
  days: number;
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
  const problems = { ...errors, ...overLimits(articles.map(named), rules.orderLimits) };
  if (Object.keys(problems).length > 0) throw unprocessable(problems);
  const place = await findPlace(db, request, { ...ways, userId: customer.userId });
  const rate = await deliveryRate(db, ways, place?.stateId ?? null);
  if (!rate) throw unprocessable(notServed(place, ways));
  const priced = { ...ways, deliveryFee: rate.fee, policy: FEE_POLICY };
  const delivery = { ways, place, days: rate.days };
  if (!request.coupon_code)
    return { ...quoteOrder(articles, priced), ...delivery, flash: [], couponId: null, discounts: new Map() };
  const { discount, ...code } = await priceCode(db, request.coupon_code, articles, customer);
  return { ...quoteOrder(articles, { ...priced, coupon: discount }), ...delivery, ...code };
}

function notServed(place: Place | null, { deliveryType, shippingOption }: Ways): FieldErrors {
  const title = titleOf(shippingOption);
  if (!place) return { shipping_option: [`${title} does not deliver yet. Choose another shipping option.`] };
  const [field, other] =
    deliveryType === 'Pickup'
      ? (['delivery_city_id', 'pickup station'] as const)
      : (['address_id', 'address'] as const);
  const text = `${title} does not deliver to ${place.address.state} yet. Choose another ${other} or shipping option.`;
  return { [field]: [text] };
}

const named = ({ title, variantValues, quantity }: Article) => ({ title: variantName(title, variantValues), quantity });
