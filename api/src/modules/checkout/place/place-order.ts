import { type DeliveryType, toNaira } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict, unprocessable } from '../../../platform/errors/api-problem';
import { hashRequest } from '../../../platform/idempotency/hash-request';
import { NotEnoughCoins } from '../../coins/public';
import { CouponGone } from '../../coupons/public';
import { FlashDealGone } from '../../deals/public';
import { aboveCashLimit, isInCash, TooManyInCash } from '../quote/cash';
import { priceInCoins } from '../quote/coin-price';
import { DOCUMENTED_WAYS } from '../ways/choose-ways';
import { createOrder, findByKey, type NewOrder, SoldOut, TooManyUnpaid } from './create-order';
import { findArticles, type Article } from '../quote/find-articles';
import { demandPlace } from '../quote/find-place';
import {
  coinPriceRefusal,
  priceRefusal,
  soldOutRefusal,
  tooManyUnpaidRefusal,
  totalRefusal,
  type Refusal,
} from './order-refused';
import { type OrderRules, quoteRequest, type QuoteRequest } from '../quote/quote-request';

export interface OrderRequest extends QuoteRequest {
  delivery_type: DeliveryType;
  delivery_time?: string | null | undefined;
  /** The total that the shopper saw, in naira. */
  total?: number | null | undefined;
  /** The price in coins that the shopper saw. A price that the client did not send counts as seen. */
  coins?: number | null | undefined;
}

export interface Placing {
  userId: number;
  /** Idempotency-Key. Null: the client sent none, so a repeated request creates a second order. */
  key: string | null;
  /** Null for the shop's own page. */
  callbackUrl: string | null;
  /** Of the slices that the shopper has; null if unknown. */
  sliceVersions: string | null;
  rules: OrderRules;
  /** Called before a new order is written that the provider must take money for; throws when it cannot. */
  admit(): void;
  /** Confirms a new order that is paid in cash on delivery, in its transaction. */
  confirm(trx: Transaction<Database>, orderId: number): Promise<void>;
  now: Date;
}

export type Placed = { kind: 'placed'; orderId: number } | { kind: 'refused'; refusal: Refusal };

/**
 * Creates an order, or finds the one that the same Idempotency-Key created. The key is a column of the order, written
 * in its transaction, so that it never expires and simultaneous requests create one order.
 * @throws 422 for bad input and for a key used with another request, 409 when the flash deal or the coupon is gone,
 *   the coins are too few, or the order cannot be paid in cash
 */
export async function placeOrder(db: Kysely<Database>, body: OrderRequest, placing: Placing): Promise<Placed> {
  const requestHash = hashRequest(body);
  // First, because the order already took its stock: a repeated request must not see it as sold out.
  const known = await findByKey(db, { userId: placing.userId, idempotencyKey: placing.key });
  if (known) return goOn(known.id, known.request_hash === requestHash);
  const quote = await quoteRequest(db, withWays(body), placing, placing.rules);
  const articles = quote.invoices.flatMap(({ lines }) => lines);
  const stale = priceRefusal(articles) ?? totalRefusal(body.total, toNaira(quote.total));
  if (stale) return { kind: 'refused', refusal: stale };
  const withCoins = collectorOf(quote.ways.paymentMethod) === 'coins';
  const coins = priceInCoins(quote);
  if (withCoins && (body.coins ?? coins) !== coins) return { kind: 'refused', refusal: coinPriceRefusal(coins) };
  const inCash = isInCash(quote);
  const above = inCash ? aboveCashLimit(quote.total, placing.rules.cashLimits) : null;
  if (above) throw conflict(above, { payment_method: [above] });
  const order: NewOrder = {
    userId: placing.userId,
    idempotencyKey: placing.key,
    requestHash,
    deliveryTime: body.delivery_time || null,
    place: demandPlace(quote.place, body, quote.ways.deliveryType),
    callbackUrl: placing.callbackUrl,
    sliceVersions: placing.sliceVersions,
    mostInCash: placing.rules.cashLimits.openOrders,
    quote,
  };
  if (!withCoins && !inCash && quote.total > 0) placing.admit();
  try {
    const created = await db.transaction().execute(async (trx) => {
      const made = await createOrder(trx, order, placing.now);
      if (inCash && made.kind === 'created') await placing.confirm(trx, made.orderId);
      return made;
    });
    return goOn(created.orderId, created.kind === 'created' || created.requestHash === requestHash);
  } catch (error) {
    if (error instanceof FlashDealGone || error instanceof CouponGone)
      throw conflict(error.message, { coupon_code: [error.message] });
    if (error instanceof NotEnoughCoins || error instanceof TooManyInCash)
      throw conflict(error.message, { payment_method: [error.message] });
    if (error instanceof TooManyUnpaid) return { kind: 'refused', refusal: tooManyUnpaidRefusal(error.references) };
    if (!(error instanceof SoldOut)) throw error;
    return { kind: 'refused', refusal: soldOutRefusal(await withStockOfNow(db, error.articles)) };
  }
}

const withWays = (body: OrderRequest): OrderRequest => ({
  ...body,
  payment_method: body.payment_method ?? DOCUMENTED_WAYS.payment_method,
  shipping_option: body.shipping_option ?? DOCUMENTED_WAYS.shipping_option,
});

function goOn(orderId: number, sameRequest: boolean): Placed {
  if (sameRequest) return { kind: 'placed', orderId };
  throw unprocessable({ 'Idempotency-Key': ['This Idempotency-Key was used for another request.'] });
}

/** Reads the stock again: the earlier reading can be older than the change that blocked the order. */
async function withStockOfNow(db: Kysely<Database>, missing: readonly Article[]): Promise<readonly Article[]> {
  const wanted = missing.map(({ productId, variantId, quantity, seenPrice }) => ({
    productId: variantId === null ? productId : null,
    variantId,
    quantity,
    seenPrice,
  }));
  const { articles } = await findArticles(db, wanted);
  return articles.length === missing.length ? articles : missing;
}
