import { type DeliveryType, kobo, type PaymentNews, type PaymentProgress, toNaira } from '@nkm/contracts';
import { methodsOf } from '@nkm/contracts/payment-methods';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { paymentLink } from '../../orders/public';
import { stillDue } from '../cash/cash-state';
import { bankIsThinking } from '../paystack/bank-is-thinking';
import type { AttemptStatus } from '../tables';

/** Milliseconds for which the end of a payment is news. */
const NEWS_MS = 24 * 3_600_000;
const MOST = 3;

interface JournalRow {
  id: number;
  reference: string;
  pay_key: string;
  status: PaymentProgress;
  returned_to_cart: boolean;
  amount_kobo: number;
  units: number;
  attempt_reference: string | null;
  attempt_status: AttemptStatus | null;
  provider_status: string | null;
  due: number;
  delivery_type: DeliveryType;
}

/**
 * The newest orders of a shopper that wait for their payment, and those whose payment ended within a day while the
 * shopper did not see it (issue "interrupted payments").
 */
export async function readJournal(
  db: Kysely<Database>,
  { userId, publicUrl, now }: { userId: number; publicUrl: string; now: Date },
): Promise<PaymentNews[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('payment_attempts')
          .select(['payment_attempts.reference as attempt_reference', 'payment_attempts.status as attempt_status'])
          .select('payment_attempts.provider_status')
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('attempt', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['orders.id', 'orders.reference', 'pay_key', 'orders.status', 'returned_to_cart', 'amount_kobo'])
    .select('orders.delivery_type')
    .select(['attempt_reference', 'attempt_status', 'provider_status', stillDue.as('due')])
    .select(
      sql<number>`(select coalesce(sum(quantity), 0)::int from invoice_lines
        join invoices on invoices.id = invoice_lines.invoice_id where invoices.order_id = orders.id)`.as('units'),
    )
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('orders.status', '=', 'Uncompleted'),
        where.and([
          where('outcome_seen_at', 'is', null),
          // A shopper knows about a cancellation of their own.
          where.or([
            where('cancel_reason', 'is', null),
            where('cancel_reason', '!=', 'shopper'),
            where('returned_to_cart', '=', true),
          ]),
          // An order in cash is settled by its creation; the shopper sees its payment at the door.
          where(
            sql`coalesce(cancelled_at, case when payment_method = any(${methodsOf('courier')}::text[])
              then created_at else paid_at end)`,
            '>',
            new Date(now.getTime() - NEWS_MS),
          ),
        ]),
      ]),
    )
    .orderBy('orders.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => present(row, publicUrl));
}

function present(row: JournalRow, publicUrl: string): PaymentNews {
  const state = stateOf(row);
  const mayPay = state === 'unpaid' || state === 'failed';
  return {
    order_id: row.id,
    order_reference: row.reference,
    payment_reference: row.attempt_reference,
    amount: toNaira(kobo(row.due > 0 ? row.due : row.amount_kobo)),
    units: row.units,
    state,
    ...(row.due > 0 && { pay_on_delivery: toNaira(kobo(row.due)) }),
    delivery_type: row.delivery_type,
    pay_link: mayPay ? paymentLink(publicUrl, row.id, row.pay_key) : null,
  };
}

function stateOf({ status, returned_to_cart, attempt_status, provider_status }: JournalRow): PaymentNews['state'] {
  if (status === 'Paid' || status === 'Confirmed') return 'confirmed';
  if (status === 'Cancelled') return returned_to_cart ? 'returned' : 'cancelled';
  if (attempt_status === 'failed' || attempt_status === 'lost') return 'failed';
  // Nobody has asked the provider yet, or the bank still decides.
  if (attempt_status !== null && (provider_status === null || bankIsThinking(provider_status))) return 'pending';
  return 'unpaid';
}
