import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict, notFound } from '../../../platform/errors/api-problem';
import type { OrdersTable } from '../../orders/public';
import { messages } from '../messages';
import { unpayable } from '../place/order-refused';

/** An order of the shopper, by its number. Throws 404. */
export async function findOwnOrder(db: Kysely<Database>, { userId, reference }: { userId: number; reference: string }) {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('reference', '=', reference)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!order) throw notFound(messages.noOrder);
  return order;
}

/** Throws 409 for an order that no longer waits for its payment. */
export function demandUnpaid({ status, reference }: Pick<OrdersTable, 'status' | 'reference'>): void {
  if (status === 'Paid') throw conflict(messages.isPaid(reference));
  if (status === 'Confirmed') throw conflict(messages.isConfirmed(reference));
  if (status === 'Cancelled') throw conflict(unpayable('cancelled').message);
}
