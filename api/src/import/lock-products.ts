import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/tables';

/**
 * Locks products that an import changes, in the order in which orders take their stock: first the row with the stock of
 * each product, then the products with variants (migration 1004). So an import and an order never wait for each other.
 */
export async function lockProducts(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  const sorted = [...ids].sort((a, b) => a - b);
  for (const id of sorted) {
    await sql`select id from products where id = ${id} and not has_variants for no key update`.execute(trx);
    await sql`select id from product_variants where product_id = ${id} order by id for no key update`.execute(trx);
  }
  await sql`select id from products where id = any(${sorted}::bigint[]) order by id for no key update`.execute(trx);
}
