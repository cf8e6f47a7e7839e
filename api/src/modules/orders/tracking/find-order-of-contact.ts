import { readOrderNumber } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { normaliseEmail } from '../../../platform/email-address';
import { readPhoneNumber } from '../../accounts/public';
import '../tables';

/**
 * The order that a reference names, when its shopper has the contact; null otherwise.
 * @param reference of the order or of one of its invoices, or a tracking code
 * @param contact a phone number or an email address of the shopper
 */
export async function findOrderOfContact(
  db: Kysely<Database>,
  { reference, contact }: { reference: string; contact: string },
): Promise<{ userId: number; orderId: number } | null> {
  const named = readOrderNumber(reference);
  const ofInvoice = (column: 'reference' | 'tracking_code') =>
    db.selectFrom('invoices').select('order_id as id').where(column, '=', named);
  const ids = db.selectFrom('orders').select('id').where('reference', '=', named);
  const order = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id as orderId', 'orders.user_id as userId', 'users.email'])
    .where('orders.id', 'in', ids.unionAll(ofInvoice('reference')).unionAll(ofInvoice('tracking_code')))
    .executeTakeFirst();
  if (!order) return null;
  const { email, ...found } = order;
  if (normaliseEmail(contact) === normaliseEmail(email)) return found;
  const phone = readPhoneNumber(contact);
  if (phone === null) return null;
  const known = await db
    .selectFrom('contacts')
    .select('id')
    .where('user_id', '=', order.userId)
    .where('type', '=', 'Phone')
    .where('contact', '=', phone)
    .executeTakeFirst();
  return known ? found : null;
}
