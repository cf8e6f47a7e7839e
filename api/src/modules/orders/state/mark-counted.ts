import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import '../tables';

/** Marks paid orders, the oldest first, as counted for also-bought products. Returns their ids, each order once. */
export async function markCounted(trx: Transaction<Database>, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update orders set also_bought_counted = true where id in (
      select id from orders where status = 'Paid' and not also_bought_counted order by id limit ${most})
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
