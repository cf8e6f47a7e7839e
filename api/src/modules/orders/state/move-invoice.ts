import { type Actor, invoiceBefore, type OrderStatus } from '@nkm/contracts';
import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Who moves an invoice, when and why. */
export interface Mover {
  actor: Actor;
  /** Id of the role token, for vendors, couriers and staff. */
  token?: number;
  reason?: string;
  now: Date;
}

/** Records the mover with each transition of an invoice in this transaction, until another mover acts. */
export async function actAs(trx: Transaction<Database>, { actor, token, reason, now }: Mover): Promise<void> {
  const transition = JSON.stringify({ actor, token, reason, at: now });
  await sql`select set_config('nkm.transition', ${transition}, true)`.execute(trx);
}

/**
 * Moves one invoice to another status. The database refuses transitions that the state machine does not have, and
 * records the others (docs/decisions/0076).
 * @param from statuses that it may have; by default all from which the actor makes this transition
 * @returns false when the invoice is in another status
 */
export async function moveInvoice(
  trx: Transaction<Database>,
  invoiceId: number,
  {
    to,
    by,
    from = invoiceBefore(to, by.actor),
    set,
  }: { from?: readonly OrderStatus[]; to: OrderStatus; by: Mover; set?: UpdateObject<Database, 'invoices'> },
): Promise<boolean> {
  await actAs(trx, by);
  const moved = await trx
    .updateTable('invoices')
    .set({ ...set, status: to })
    .where('id', '=', invoiceId)
    .where('status', 'in', from)
    .executeTakeFirstOrThrow();
  return moved.numUpdatedRows === 1n;
}
