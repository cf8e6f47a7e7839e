import { orderSearchText } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { lockHolds } from './hold-slots';
import './tables';

/** Stores the search text of the shopper's orders of older releases, which stored none. */
export async function storeMissingSearchTexts(db: Kysely<Database>, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Other writers of many orders of the account wait, so that no two lock them in different orders.
    await lockHolds(trx, userId);
    const rows = await trx
      .selectFrom('orders')
      .innerJoin('invoices', 'invoices.order_id', 'orders.id')
      .innerJoin('invoice_lines', 'invoice_lines.invoice_id', 'invoices.id')
      .select(['orders.id', 'orders.reference', 'invoices.reference as invoice', 'invoice_lines.name'])
      .where('orders.user_id', '=', userId)
      .where('orders.search_text', 'is', null)
      .execute();
    const orders = new Map<number, { reference: string; invoices: Map<string, string[]> }>();
    for (const { id, reference, invoice, name } of rows) {
      const order = orders.get(id) ?? { reference, invoices: new Map<string, string[]>() };
      orders.set(id, order);
      order.invoices.set(invoice, [...(order.invoices.get(invoice) ?? []), name]);
    }
    if (orders.size === 0) return;
    const texts = [...orders.values()].map(({ reference, invoices }) =>
      orderSearchText({
        reference,
        invoices: [...invoices].map(([of, items]) => ({ reference: of, items })),
      }),
    );
    await sql`update orders set search_text = stored.text
      from unnest(${[...orders.keys()]}::bigint[], ${texts}::text[]) as stored (id, text)
      where orders.id = stored.id`.execute(trx);
  });
}
