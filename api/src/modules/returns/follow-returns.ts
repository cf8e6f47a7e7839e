import { type OrderStatus, statusesWith } from '@nkm/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { moveInvoice, type Mover } from '../orders/public';
import './tables';

/** Units of an invoice that are not cancelled, and how many of them are in which return. */
interface Units {
  all: number;
  /** In returns that are requested or approved. */
  requested: number;
  returned: number;
  refunded: number;
}

/** Return requested, Returned, Refunded: the returns of an invoice move it between them, in this order. */
const WAY = statusesWith(({ place }) => place === 'returning' || place === 'returned');

/**
 * Gives an invoice the status that its returns demand: Return requested, Returned or Refunded only when all its units
 * are in returns; otherwise the one that it would have by then (docs/rules.md "Returns"). The caller holds its lock.
 * @returns the new status
 */
export async function followReturns(trx: Transaction<Database>, invoiceId: number, by: Mover): Promise<OrderStatus> {
  const invoice = await trx
    .selectFrom('invoices')
    .select(['status', 'confirmed_at', 'review_ends_by'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const units = await unitsOf(trx, invoiceId);
  const isOpen = invoice.confirmed_at === null && invoice.review_ends_by !== null && invoice.review_ends_by > by.now;
  const wanted = statusOf(units) ?? (isOpen ? 'Delivered' : 'Fulfilled');
  let { status } = invoice;
  // A step at a time: the state machine knows no shortcut.
  while (status !== wanted) {
    const next = WAY.includes(wanted) ? (WAY[WAY.indexOf(status) + 1] ?? wanted) : wanted;
    if (status === 'Delivered' && wanted === 'Fulfilled') break; // the job of the review window does that
    if (!(await moveInvoice(trx, invoiceId, { from: [status], to: next, by })))
      throw new Error(`Invoice ${invoiceId} was moved by another request despite its lock`);
    status = next;
  }
  return status;
}

/** Null: some units are in no return. */
function statusOf({ all, requested, returned, refunded }: Units): OrderStatus | null {
  if (requested + returned + refunded < all || all === 0) return null;
  if (requested > 0) return 'Return requested';
  return returned > 0 ? 'Returned' : 'Refunded';
}

async function unitsOf(trx: Transaction<Database>, invoiceId: number): Promise<Units> {
  const { rows } = await sql<Units>`
    select
      (select coalesce(sum(quantity), 0) from invoice_lines
        where invoice_id = ${invoiceId} and status is distinct from 'Cancelled')::integer as "all",
      coalesce(sum(l.quantity) filter (where r.status in ('Requested', 'Approved')), 0)::integer as requested,
      coalesce(sum(l.quantity) filter (where r.status = 'Returned'), 0)::integer as returned,
      coalesce(sum(l.quantity) filter (where r.status = 'Refunded'), 0)::integer as refunded
    from returns r join return_lines l on l.return_id = r.id where r.invoice_id = ${invoiceId}`.execute(trx);
  return rows[0]!;
}
