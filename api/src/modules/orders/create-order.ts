import { randomBytes } from 'node:crypto';
import type { DeliveryType } from '@nkm/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unauthenticated } from '../../platform/errors/api-problem';
import '../accounts/tables';
import type { Article } from './find-articles';
import type { ArticleQuote } from './quote-request';
import type { OrderAddress } from './tables';
import { claimFlashPieces } from '../deals/flash/claim-flash-pieces';
import { notify } from '../notifications/notify';
import { orderNotices } from './order-notices';
import { newOrderReference } from './order-reference';
import { takeStock } from './stock';

/** How long an unpaid order keeps its products (decision "no stock reservation"). */
export const HOLD_MINUTES = 30;
export const holdUntil = (now: Date): Date => new Date(now.getTime() + HOLD_MINUTES * 60_000);

export interface NewOrder {
  userId: number;
  idempotencyKey: string | null;
  requestHash: string;
  deliveryType: DeliveryType;
  deliveryTime: string | null;
  stationId: number | null;
  address: OrderAddress;
  callbackUrl: string | null;
  quote: ArticleQuote;
}

export type CreatedOrder =
  | { kind: 'created'; orderId: number }
  /** The same Idempotency-Key made an order before. */
  | { kind: 'known'; orderId: number; requestHash: string };

/** Not enough in stock: nothing was written, the transaction must be rolled back. */
export class SoldOut extends Error {
  constructor(readonly articles: readonly Article[]) {
    super(`Sold out: ${articles.map(({ title }) => title).join(', ')}`);
    this.name = 'SoldOut';
  }
}

/**
 * Writes an order with one invoice per vendor, takes its lines from the cart, its pieces from the flash deal and, last,
 * all of it from the stock. Throws SoldOut and FlashDealGone, and 401 when the account was closed meanwhile.
 */
export async function createOrder(trx: Transaction<Database>, order: NewOrder, now: Date): Promise<CreatedOrder> {
  await holdAccount(trx, order.userId);
  const { quote } = order;
  const reference = newOrderReference();
  const row = await insertOrder(trx, order, reference, now);
  if (row === undefined) return { kind: 'known', ...(await findByKey(trx, order)) };
  for (const [index, invoice] of quote.invoices.entries()) {
    const { id } = await trx
      .insertInto('invoices')
      .values({
        order_id: row.id,
        vendor_id: invoice.vendorId,
        reference: `${reference}-V${index + 1}`,
        status: 'Uncompleted',
        products_kobo: invoice.products,
        delivery_kobo: invoice.delivery,
        tracking_code: null,
        delivered_at: null,
        review_ends_by: null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('invoice_lines')
      .values(invoice.lines.map((line) => invoiceLine(id, line)))
      .execute();
  }
  const articles = quote.invoices.flatMap(({ lines }) => lines);
  await removeFromCart(trx, order.userId, articles);
  await claimFlashPieces(trx, { orderId: row.id, userId: order.userId, pieces: quote.flash, now });
  const missing = await takeStock(trx, articles);
  if (missing.length > 0) throw new SoldOut(missing);
  await notify(trx, { userId: order.userId, ...orderNotices.made(reference), now });
  return { kind: 'created', orderId: row.id };
}

/**
 * An account is closed before its order is made or after it, never meanwhile (`lockAccount`). Throws 401 when it was
 * closed since the session was looked up.
 */
async function holdAccount(trx: Transaction<Database>, userId: number): Promise<void> {
  const account = await trx.selectFrom('users').select('status').where('id', '=', userId).forShare().executeTakeFirst();
  if (account?.status !== 'active') throw unauthenticated();
}

function insertOrder(trx: Transaction<Database>, order: NewOrder, reference: string, now: Date) {
  const { quote } = order;
  return trx
    .insertInto('orders')
    .values({
      user_id: order.userId,
      reference,
      pay_key: randomBytes(24).toString('base64url'),
      idempotency_key: order.idempotencyKey,
      request_hash: order.requestHash,
      status: 'Uncompleted',
      delivery_type: order.deliveryType,
      delivery_time: order.deliveryTime,
      station_id: order.stationId,
      address: JSON.stringify(order.address),
      products_kobo: quote.products,
      delivery_kobo: quote.delivery,
      coupon_kobo: quote.coupon,
      gas_kobo: quote.gas,
      gateway_kobo: quote.gateway,
      tax_kobo: quote.tax,
      amount_kobo: quote.total,
      payment_gateway: 'Paystack',
      callback_url: order.callbackUrl,
      stock_held: true,
      hold_expires_at: holdUntil(now),
      paid_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

async function findByKey(trx: Transaction<Database>, { userId, idempotencyKey }: NewOrder) {
  const row = await trx
    .selectFrom('orders')
    .select(['id', 'request_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return { orderId: row.id, requestHash: row.request_hash };
}

const invoiceLine = (invoiceId: number, line: Article) => ({
  invoice_id: invoiceId,
  product_id: line.productId,
  variant_id: line.variantId,
  variant_values: line.variantValues === null ? null : JSON.stringify(line.variantValues),
  slug: line.slug,
  name: line.title,
  picture_key: line.pictureKey,
  quantity: line.quantity,
  unit_kobo: line.unitPrice,
  status: null,
});

/** Only what is ordered leaves the cart (decision "only selected items are ordered"). */
async function removeFromCart(trx: Transaction<Database>, userId: number, articles: readonly Article[]): Promise<void> {
  const ordered = articles.map(({ productId, variantId }) => sql`(${productId}::bigint, ${variantId ?? 0}::bigint)`);
  await trx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where(sql<boolean>`(product_id, coalesce(variant_id, 0)) IN (${sql.join(ordered)})`)
    .execute();
}
