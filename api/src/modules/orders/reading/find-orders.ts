import { orderSearchWords } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import '../tables';

export interface OrderFilter {
  /** Every word must occur in the numbers or the items. */
  q?: string | undefined;
  /** Of the order or of one of its parts. */
  status?: string | undefined;
}

interface Wanted extends OrderFilter {
  userId: number;
  page: number;
  perPage: number;
}

interface FoundOrders {
  /** The orders of the page, newest first. */
  ids: number[];
  /** Orders on all pages. */
  total: number;
}

/** Finds one page of the shopper's orders. A page after the last one is empty. */
export async function findOrders(db: Kysely<Database>, wanted: Wanted): Promise<FoundOrders> {
  const words = orderSearchWords(wanted.q ?? '');
  const { userId, status, page, perPage } = wanted;
  let own = db.selectFrom('orders').select(['id', 'created_at']).where('user_id', '=', userId);
  for (const word of words) own = own.where(sql<boolean>`strpos(search_text, ${word}) > 0`);
  // Unpaid and ended orders have the status of their invoices, so the invoices alone decide (orderStatus).
  if (status !== undefined && status !== '')
    own = own.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoices')
          .select('invoices.id')
          .whereRef('invoices.order_id', '=', 'orders.id')
          .where('invoices.status', '=', status as never),
      ),
    );
  // One pass gives the number and the page.
  const { ids, total } = await db
    .with(
      (cte) => cte('found').materialized(),
      () => own,
    )
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('total'),
      sql<number[]>`array(select id from found order by created_at desc, id desc
        limit ${perPage} offset ${(page - 1) * perPage})`.as('ids'),
    ])
    .executeTakeFirstOrThrow();
  return { ids: ids.map(Number), total: Number(total) };
}
