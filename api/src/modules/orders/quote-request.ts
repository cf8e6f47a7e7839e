import type { DeliveryType } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { CHECKOUT_OPTIONS } from './checkout-options';
import { FEE_POLICY } from './fee-policy';
import { findArticles, type Article } from './find-articles';
import { quoteOrder, type OrderQuote } from './quote-order';
import { readOrderLines, type WireLine } from './read-order-lines';

export interface QuoteRequest {
  products: WireLine[];
  delivery_type?: DeliveryType | null | undefined;
  coupon_code?: string | null | undefined;
}

/**
 * Quotes a request at the prices of the catalog: the one path by which POST /orders/fees and POST /orders compute,
 * so that what was quoted is what is charged. Throws 422 by field.
 */
export async function quoteRequest(db: Kysely<Database>, request: QuoteRequest): Promise<OrderQuote<Article>> {
  const deliveryType = request.delivery_type ?? 'Pickup';
  refuseDisabled(deliveryType);
  if (request.coupon_code) throw unprocessable({ coupon_code: ['This coupon code is not valid.'] });
  const wanted = readOrderLines(request.products);
  if (Object.keys(wanted.errors).length > 0) throw unprocessable(wanted.errors);
  const { articles, errors } = await findArticles(db, wanted.lines);
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return quoteOrder(articles, { deliveryType, policy: FEE_POLICY });
}

function refuseDisabled(deliveryType: DeliveryType): void {
  const option = CHECKOUT_OPTIONS.delivery_types.find(({ code }) => code === deliveryType);
  if (!option?.enabled) throw unprocessable({ delivery_type: [`${deliveryType} is not available yet.`] });
}
