import { readOrderNumber } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import '../tables';

/** Exactly one of them is set. */
export interface ParcelKey {
  id?: number | undefined;
  /** Of the invoice. */
  reference?: string | undefined;
  tracking_code?: string | undefined;
}

/** The order and the invoice that a shopper names, or null. */
export async function findParcel(
  db: Kysely<Database>,
  userId: number,
  { id, reference, tracking_code: code }: ParcelKey,
): Promise<{ orderId: number; invoiceId: number } | null> {
  let wanted = db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['orders.id as orderId', 'invoices.id as invoiceId'])
    .where('orders.user_id', '=', userId);
  if (id !== undefined) wanted = wanted.where('invoices.id', '=', id);
  else if (reference !== undefined) wanted = wanted.where('invoices.reference', '=', readOrderNumber(reference));
  else wanted = wanted.where('invoices.tracking_code', '=', readOrderNumber(code ?? ''));
  return (await wanted.executeTakeFirst()) ?? null;
}
