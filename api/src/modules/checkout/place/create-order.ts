import { collectorOf } from '@nkm/contracts/payment-methods';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Article } from '../quote/find-articles';
import {
  freeSlot,
  holdingOrders,
  holdMinutes,
  insertInvoices,
  insertOrder,
  lockHolds,
  newOrderReference,
  orderNotices,
  type OrderToInsert,
  takeStock,
} from '../../orders/public';
import { clearChoices } from '../../checkout-choices/public';
import { holdCoins } from '../../coins/public';
import { countUse } from '../../coupons/public';
import { claimFlashPieces } from '../../deals/public';
import { notify } from '../../notifications/public';
import { demandRoomForCash, isInCash } from '../quote/cash';
import { priceInCoins } from '../quote/coin-price';
import { couponShopper } from '../quote/coupon-shopper';
import type { ArticleQuote } from '../quote/quote-request';
import { shareQuote } from '../quote/share-quote';
import { holdAccount } from './hold-account';

export interface NewOrder extends Omit<OrderToInsert, 'status'> {
  quote: ArticleQuote;
  /** Most orders of the shopper whose cash is not collected. */
  mostInCash: number;
}

export type CreatedOrder =
  | { kind: 'created'; orderId: number }
  /** This Idempotency-Key already made an order. */
  | { kind: 'known'; orderId: number; requestHash: string };

/** Not enough in stock. Nothing was written; the transaction must be rolled back. */
export class SoldOut extends Error {
  constructor(readonly articles: readonly Article[]) {
    super(`Sold out: ${articles.map(({ title }) => title).join(', ')}`);
    this.name = 'SoldOut';
  }
}

/** The account has reached its limit of unpaid orders that hold stock. Nothing was written. */
export class TooManyUnpaid extends Error {
  constructor(readonly references: readonly string[]) {
    super(`Unpaid orders hold stock: ${references.join(', ')}`);
    this.name = 'TooManyUnpaid';
  }
}

/**
 * Writes an order with one invoice for each vendor. Takes its lines from the cart and the shopper's choices from the
 * checkout, then its units from the flash deal and from the stock, the use of its coupon, and last its coins.
 * @throws SoldOut, TooManyUnpaid, TooManyInCash, FlashDealGone, CouponGone, NotEnoughCoins, and 401 when the account
 *   was closed in the meantime
 */
export async function createOrder(trx: Transaction<Database>, order: NewOrder, now: Date): Promise<CreatedOrder> {
  await holdAccount(trx, order.userId);
  await lockHolds(trx, order.userId);
  const known = await findByKey(trx, order);
  if (known) return { kind: 'known', orderId: known.id, requestHash: known.request_hash };
  const { quote } = order;
  const reference = newOrderReference();
  const withCoins = collectorOf(quote.ways.paymentMethod) === 'coins';
  const inCash = isInCash(quote);
  if (inCash) await demandRoomForCash(trx, { userId: order.userId, most: order.mostInCash });
  // Only orders that wait for the provider need a slot: coins pay at once, and cash has a separate limit.
  const slot = withCoins || inCash ? null : await takeSlot(trx, order.userId);
  const status = inCash ? 'Confirmed' : 'Uncompleted';
  const row = await insertOrder(trx, { ...order, status }, { reference, slot, now });
  const shares = shareQuote(quote, quote.discounts);
  await insertInvoices(trx, { orderId: row.id, reference, invoices: quote.invoices, shares }, now);
  const articles = quote.invoices.flatMap(({ lines }) => lines);
  await removeFromCart(trx, order.userId, articles);
  await clearChoices(trx, order.userId);
  await claimFlashPieces(trx, { orderId: row.id, userId: order.userId, pieces: quote.flash, now });
  const missing = await takeStock(trx, articles);
  if (missing.length > 0) throw new SoldOut(missing);
  if (quote.couponId !== null)
    await countUse(trx, {
      couponId: quote.couponId,
      orderId: row.id,
      shopper: couponShopper(trx, order.userId, row.id),
      now,
    });
  if (withCoins)
    await holdCoins(trx, { userId: order.userId, orderId: row.id, reference, coins: priceInCoins(quote), now });
  else if (quote.total > 0 && !inCash)
    await notify(trx, {
      userId: order.userId,
      ...orderNotices.made(reference, holdMinutes(quote.ways.paymentMethod)),
      now,
    });
  return { kind: 'created', orderId: row.id };
}

/** Throws TooManyUnpaid. */
async function takeSlot(trx: Transaction<Database>, userId: number): Promise<number> {
  const holding = await holdingOrders(trx, userId);
  const slot = freeSlot(holding);
  if (slot === null) throw new TooManyUnpaid(holding.map(({ reference }) => reference));
  return slot;
}

/** The order of this Idempotency-Key. Under `lockHolds` no other request can create it. */
export async function findByKey(
  db: Kysely<Database>,
  { userId, idempotencyKey }: Pick<NewOrder, 'userId' | 'idempotencyKey'>,
) {
  if (idempotencyKey === null) return undefined;
  return db
    .selectFrom('orders')
    .select(['id', 'request_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Only ordered lines leave the cart. */
async function removeFromCart(trx: Transaction<Database>, userId: number, articles: readonly Article[]): Promise<void> {
  const ordered = articles.map(({ productId, variantId }) => sql`(${productId}::bigint, ${variantId ?? 0}::bigint)`);
  await trx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where(sql<boolean>`(product_id, coalesce(variant_id, 0)) IN (${sql.join(ordered)})`)
    .execute();
}
