import { createHash } from 'node:crypto';
import { kobo, type OrderStatus } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import { FEE_POLICY } from '../src/modules/orders/fee-policy';
import { quoteOrder } from '../src/modules/orders/quote-order';
import { attemptReference } from '../src/modules/orders/order-reference';
import '../src/modules/orders/tables';
import '../src/modules/payments/tables';
import type { Database } from '../src/platform/database/tables';
import { pickArticles, type SeedArticle } from './orders/pick-articles';
import { PLANNED_ORDERS, type PlannedInvoice, type PlannedOrder } from './orders/planned-orders';
import { trackingOf } from './orders/tracking';

const HOUR = 3_600_000;
/** Decision "72 hours": the review window after delivery. */
const REVIEW_HOURS = 72;

/**
 * Gives a shopper orders in every status, so that each screen has something to show. Their times count back from
 * `now`: with the time of the first start the countdown of the delivered one is running.
 */
export async function seedOrders(
  db: Kysely<Database>,
  { email, seed, now }: { email: string; seed: number; now: Date },
): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const station = await db
    .selectFrom('pickup_stations')
    .innerJoin('states', 'states.id', 'pickup_stations.state_id')
    .select(['pickup_stations.id', 'states.name as state', 'pickup_stations.name as city'])
    .select(['pickup_stations.title', 'pickup_stations.address'])
    .where('pickup_stations.active', '=', true)
    .orderBy('pickup_stations.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const shelves = await pickArticles(db, seed);
  for (const [index, planned] of PLANNED_ORDERS.entries())
    await insertOrder(db, {
      userId: user.id,
      station,
      now,
      seed,
      index,
      planned,
      take: shelves.take,
    });
}

interface Insertion {
  userId: number;
  station: { id: number; state: string; city: string; title: string; address: string };
  now: Date;
  seed: number;
  index: number;
  planned: PlannedOrder;
  /** Articles of one vendor that no order had yet. */
  take(count: number): SeedArticle[];
}

async function insertOrder(db: Kysely<Database>, insertion: Insertion): Promise<void> {
  const { userId, station, now, seed, index, planned, take } = insertion;
  const created = new Date(now.getTime() - planned.hoursAgo * HOUR);
  const reference = `NKM-${code(`order ${seed} ${index}`)}`;
  const groups = planned.invoices.map((invoice) => ({ invoice, articles: take(invoice.quantities.length) }));
  const lines = groups.flatMap(({ invoice, articles }) =>
    articles.map((article, at) => ({ ...article, quantity: invoice.quantities[at] ?? 1 })),
  );
  const quote = quoteOrder(lines, { deliveryType: 'Pickup', policy: FEE_POLICY });
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
      station_id: station.id,
      address: JSON.stringify({
        state: station.state,
        city: station.city,
        title: station.title,
        address: station.address,
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
      // An unpaid one lost its products when its time ran out.
      stock_held: paid,
      hold_expires_at: new Date(created.getTime() + HOUR / 2),
      paid_at: paid ? new Date(created.getTime() + HOUR / 20) : null,
      created_at: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, { invoice }] of groups.entries()) {
    const own = quote.invoices[at];
    if (!own) throw new Error(`Order ${index} of the seed has two invoices of one vendor`);
    await insertInvoice(db, { orderId, reference: `${reference}-V${at + 1}`, created, invoice, quote: own, station });
  }
  await db
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
      settled_at: new Date(created.getTime() + HOUR / 20),
      created_at: created,
    })
    .execute();
}

interface InvoiceInsertion {
  orderId: number;
  reference: string;
  created: Date;
  invoice: PlannedInvoice;
  quote: { vendorId: number; products: number; delivery: number; lines: (SeedArticle & { quantity: number })[] };
  station: Insertion['station'];
}

async function insertInvoice(db: Kysely<Database>, insertion: InvoiceInsertion): Promise<void> {
  const { orderId, reference, created, invoice, quote, station } = insertion;
  const delivered = invoice.deliveredAfterHours === undefined ? null : after(created, invoice.deliveredAfterHours);
  const { id } = await db
    .insertInto('invoices')
    .values({
      order_id: orderId,
      vendor_id: quote.vendorId,
      reference,
      status: invoice.status,
      products_kobo: kobo(quote.products),
      delivery_kobo: kobo(quote.delivery),
      tracking_code: isOnItsWay(invoice.status) ? `GIGL${code(reference)}` : null,
      delivered_at: delivered,
      review_ends_by: delivered && after(delivered, REVIEW_HOURS),
      created_at: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice_lines')
    .values(
      quote.lines.map((line) => ({
        invoice_id: id,
        product_id: line.productId,
        variant_id: line.variantId,
        variant_values: line.variantValues && JSON.stringify(line.variantValues),
        slug: line.slug,
        name: line.name,
        picture_key: line.pictureKey,
        quantity: line.quantity,
        unit_kobo: line.unitPrice,
        status: invoice.status === 'Cancelled' ? ('Cancelled' as const) : null,
      })),
    )
    .execute();
  const events = trackingOf(invoice, station).map(({ afterHours, incident, reason }) => ({
    invoice_id: id,
    incident,
    reason,
    happened_at: after(created, afterHours),
  }));
  if (events.length > 0) await db.insertInto('tracking_events').values(events).execute();
}

const after = (start: Date, hours: number) => new Date(start.getTime() + hours * HOUR);
const isOnItsWay = (status: OrderStatus) => ['Shipped', 'Delivered', 'Fulfilled'].includes(status);

/** Ten letters and digits out of a text, like the references of real orders. */
const code = (text: string) =>
  [...createHash('sha256').update(text).digest().subarray(0, 10)]
    .map((byte) => '23456789ABCDEFGHJKLMNPQRSTVWXYZ'[byte % 31])
    .join('');
