import { createHash } from 'node:crypto';
import { orderSearchText } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import { deliveryRate, FEE_POLICY, quoteOrder, shareQuote } from '../src/modules/checkout/public';
import { attemptReference, invoiceReference } from '../src/modules/orders/public';
import type {} from '../src/modules/payments/public';
import type { Database } from '../src/platform/database/tables';
import { pickArticles, type SeedArticle } from './orders/pick-articles';
import { PLANNED_ORDERS, type PlannedOrder } from './orders/planned-orders';
import { insertInvoice, type Station } from './orders/insert-invoice';
import { insertRefund } from './orders/insert-refund';
import { CANCELLED_AFTER_HOURS, PAID_AFTER_HOURS } from './orders/moves';
import { seededCode } from './orders/seeded-code';

const HOUR = 3_600_000;

/**
 * Gives a shopper orders in every status, so that each screen has content. Their times are relative to `now`, the first
 * start, so the countdown of the delivered order is running.
 */
export async function seedOrders(
  db: Transaction<Database>,
  { email, seed, now }: { email: string; seed: number; now: Date },
): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const station = await db
    .selectFrom('pickup_stations')
    .innerJoin('states', 'states.id', 'pickup_stations.state_id')
    .select(['pickup_stations.id', 'states.name as state', 'pickup_stations.name as city'])
    .select(['pickup_stations.title', 'pickup_stations.address', 'pickup_stations.hours', 'pickup_stations.state_id'])
    .where('pickup_stations.active', '=', true)
    .orderBy('pickup_stations.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const articles = await pickArticles(db, seed);
  for (const [index, planned] of PLANNED_ORDERS.entries())
    await insertOrder(db, {
      userId: user.id,
      station,
      now,
      seed,
      index,
      planned,
      take: articles.take,
    });
}

interface Insertion {
  userId: number;
  station: Station;
  now: Date;
  seed: number;
  index: number;
  planned: PlannedOrder;
  /** Articles of one vendor that no order has yet. */
  take(count: number): SeedArticle[];
}

async function insertOrder(db: Transaction<Database>, insertion: Insertion): Promise<void> {
  const { userId, station, now, seed, index, planned, take } = insertion;
  const created = new Date(now.getTime() - planned.hoursAgo * HOUR);
  const reference = `NKM-${seededCode(`order ${seed} ${index}`)}`;
  const groups = planned.invoices.map((invoice) => ({ invoice, articles: take(invoice.quantities.length) }));
  const lines = groups.flatMap(({ invoice, articles }) =>
    articles.map((article, at) => ({ ...article, quantity: invoice.quantities[at] ?? 1 })),
  );
  const rate = await deliveryRate(db, { shippingOption: 'gig_logistics', deliveryType: 'Pickup' }, station.state_id);
  if (!rate) throw new Error(`No pickup in ${station.state}`);
  const quote = quoteOrder(lines, { deliveryFee: rate.fee, policy: FEE_POLICY });
  const paid = planned.invoices.some(({ status }) => status !== 'Uncompleted');
  const { id: orderId } = await db
    .insertInto('orders')
    .values({
      user_id: userId,
      reference,
      pay_key: createHash('sha256').update(`pay ${seed} ${index} ${created.toISOString()}`).digest('base64url'),
      idempotency_key: null,
      request_hash: reference,
      status: paid ? 'Paid' : 'Uncompleted',
      delivery_type: 'Pickup',
      delivery_time: 'Delivery any time',
      delivery_days: rate.days,
      station_id: station.id,
      address: JSON.stringify({
        state: station.state,
        city: station.city,
        title: station.title,
        address: station.address,
        hours: station.hours,
      }),
      products_kobo: quote.products,
      delivery_kobo: quote.delivery,
      coupon_kobo: quote.coupon,
      gas_kobo: quote.gas,
      gateway_kobo: quote.gateway,
      tax_kobo: quote.tax,
      amount_kobo: quote.total,
      payment_gateway: 'Paystack',
      callback_url: null,
      // An unpaid order released its products when it expired.
      stock_held: paid,
      hold_expires_at: new Date(created.getTime() + HOUR / 2),
      paid_at: paid ? new Date(created.getTime() + HOUR * PAID_AFTER_HOURS) : null,
      outcome_seen_at: paid ? new Date(created.getTime() + HOUR * PAID_AFTER_HOURS) : null,
      search_text: orderSearchText({
        reference,
        invoices: quote.invoices.map(({ lines: own }, at) => ({
          reference: invoiceReference(reference, at),
          items: own.map(({ name }) => name),
        })),
      }),
      created_at: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shares = shareQuote(quote);
  const cancelled: number[] = [];
  for (const [at, { invoice }] of groups.entries()) {
    const own = quote.invoices[at];
    if (!own) throw new Error(`Order ${index} of the seed has two invoices of one vendor`);
    const invoiceId = await insertInvoice(db, {
      orderId,
      reference: invoiceReference(reference, at),
      created,
      invoice,
      quote: own,
      shares,
      station,
    });
    if (invoice.status === 'Cancelled') cancelled.push(invoiceId);
  }
  const { id: attemptId } = await db
    .insertInto('payment_attempts')
    .values({
      order_id: orderId,
      attempt: 1,
      reference: attemptReference(reference, 1),
      status: paid ? 'succeeded' : 'failed',
      amount_kobo: quote.total,
      authorization_url: null,
      message: paid ? null : 'Declined',
      check_after: null,
      settled_at: new Date(created.getTime() + HOUR * PAID_AFTER_HOURS),
      created_at: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cancelledAt = new Date(created.getTime() + HOUR * CANCELLED_AFTER_HOURS);
  for (const invoiceId of cancelled) await insertRefund(db, { orderId, attemptId, invoiceId, cancelledAt });
}
