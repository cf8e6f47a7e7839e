import { kobo, toNaira } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import { paginate } from '../../../platform/database/paginate';
import type { Database } from '../../../platform/database/tables';
import type { PaymentContext } from '../payment-context';
import { isName } from '../paystack/is-name';
import '../tables';

/** `data` of a dispute event, as far as we read it. */
interface DisputeData {
  id?: unknown;
  status?: unknown;
  category?: unknown;
  refund_amount?: unknown;
  currency?: unknown;
  resolution?: unknown;
  dueAt?: unknown;
  resolvedAt?: unknown;
}

/**
 * Stores a dispute as its event reports it. Events can come twice and out of order: a resolved dispute stays resolved.
 * A payment of another shop on the same account is ignored.
 */
export async function storeDispute(
  { db, clock, warn }: PaymentContext,
  { reference, payload }: { reference: string; payload: unknown },
): Promise<void> {
  const data = ((payload as { data?: unknown }).data ?? {}) as DisputeData;
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('order_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  const id = typeof data.id === 'number' ? String(data.id) : data.id;
  if (!attempt || !isName(id)) return;
  const now = clock();
  const told = {
    status: text(data.status) ?? 'unknown',
    category: text(data.category),
    amount_kobo: Number.isSafeInteger(data.refund_amount) ? (data.refund_amount as number) : null,
    currency: text(data.currency),
    resolution: text(data.resolution),
    due_at: date(data.dueAt),
    resolved_at: date(data.resolvedAt),
    updated_at: now,
  };
  await db
    .insertInto('disputes')
    .values({
      provider_id: id,
      order_id: attempt.order_id,
      payment_reference: reference,
      ...told,
      created_at: now,
    })
    .onConflict((known) =>
      known
        .column('provider_id')
        .doUpdateSet(told)
        .where(sql<boolean>`disputes.resolved_at is null or excluded.resolved_at is not null`),
    )
    .execute();
  warn({ reference, dispute: id, status: told.status }, 'A payment is disputed');
}

/** Disputes for staff, the newest first. */
export async function readDisputes(db: Kysely<Database>, { page, perPage }: { page: number; perPage: number }) {
  const { rows, pagination } = await paginate(
    db
      .selectFrom('disputes')
      .innerJoin('orders', 'orders.id', 'disputes.order_id')
      .selectAll('disputes')
      .select('orders.reference as order_reference')
      .orderBy('disputes.created_at', 'desc')
      .orderBy('disputes.provider_id'),
    { page, perPage },
  );
  const data = rows.map((row) => ({
    id: row.provider_id,
    order_reference: row.order_reference,
    payment_reference: row.payment_reference,
    status: row.status,
    category: row.category,
    amount: row.amount_kobo === null ? null : toNaira(kobo(row.amount_kobo)),
    currency: row.currency,
    resolution: row.resolution,
    due_at: row.due_at?.toISOString() ?? null,
    resolved_at: row.resolved_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
  return { data, pagination };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 200) : null);

function date(value: unknown): Date | null {
  const parsed = typeof value === 'string' ? new Date(value) : null;
  return parsed && parsed.getTime() > 0 ? parsed : null;
}
