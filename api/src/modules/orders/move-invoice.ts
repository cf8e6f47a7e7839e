import type { OrderStatus } from '@nkm/contracts';
import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Actor } from './tables';

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
 * Moves one invoice to another status, if it is in one of the given ones. The database refuses transitions that the
 * state machine does not have, and records the others (migration 1007).
 * @returns false when the invoice is in another status
 */
export async function moveInvoice(
  trx: Transaction<Database>,
  invoiceId: number,
  move: { from: readonly OrderStatus[]; to: OrderStatus; by: Mover; set?: UpdateObject<Database, 'invoices'> },
): Promise<boolean> {
  await actAs(trx, move.by);
  const moved = await trx
    .updateTable('invoices')
    .set({ ...move.set, status: move.to })
    .where('id', '=', invoiceId)
    .where('status', 'in', move.from)
    .executeTakeFirstOrThrow();
  return moved.numUpdatedRows === 1n;
}
