import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict, notFound } from '../../../platform/errors/api-problem';
import { hashToken, newToken } from '../../../platform/sessions/token';
import { messages } from '../messages';
import { isTimeOver } from '../order/hold-for-way';
import { needsProvider } from '../order/needs-provider';
import '../tables';

interface OwnOrder {
  userId: number;
  /** Number of the order. */
  reference: string;
}

/**
 * Creates a link by which somebody else pays an unpaid order. Earlier links stay valid, because somebody can have one.
 * @returns its token, which is not stored
 * @throws 404 for another shopper's order, 409 for one that waits for no payment with the provider, or for
 *   which the time to pay has ended
 */
export async function createPayerLink(db: Kysely<Database>, wanted: OwnOrder, now: Date): Promise<string> {
  const order = await findOwn(db, wanted);
  if (order.status !== 'Uncompleted' || !needsProvider(order)) throw conflict(messages.notForOthers);
  if (isTimeOver(order, now)) throw conflict(messages.holdEnded);
  const token = newToken();
  await db
    .insertInto('payer_links')
    .values({ order_id: order.id, token_hash: hashToken(token), created_at: now })
    .execute();
  return token;
}

/** Ends all links of an order. Throws 404 for another shopper's order. */
export async function revokePayerLinks(db: Kysely<Database>, wanted: OwnOrder, now: Date): Promise<void> {
  const { id } = await findOwn(db, wanted);
  await db
    .updateTable('payer_links')
    .set({ revoked_at: now })
    .where('order_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Whether somebody has, or can have, a link that pays this order. */
export async function hasPayerLink(db: Kysely<Database>, orderId: number): Promise<boolean> {
  const link = await db
    .selectFrom('payer_links')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

/** The order of a link. Throws 404 for a link that is unknown or was withdrawn. */
export async function orderOfLink(db: Kysely<Database>, token: string) {
  const order = await db
    .selectFrom('payer_links')
    .innerJoin('orders', 'orders.id', 'payer_links.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select('users.other_names')
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!order) throw notFound(messages.noLink);
  return order;
}

async function findOwn(db: Kysely<Database>, { userId, reference }: OwnOrder) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_method', 'amount_kobo', 'hold_expires_at', 'hold_renewals'])
    .where('reference', '=', reference)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!order) throw notFound(messages.noOrder);
  return order;
}
