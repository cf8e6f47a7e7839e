import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { invoicePage, orderPage } from '../payment-links';
import '../tables';

/** The page of an order with one invoice; for several, the order list with this order only. */
export async function pageOfOrder(
  db: Kysely<Database>,
  publicUrl: string,
  { id, reference }: { id: number; reference: string },
): Promise<string> {
  const [invoice, ...others] = await db
    .selectFrom('invoices')
    .select(['id', 'order_id'])
    .where('order_id', '=', id)
    .limit(2)
    .execute();
  return invoice && others.length === 0 ? invoicePage(publicUrl, invoice) : orderPage(publicUrl, reference);
}
