import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** Withdraws the products of a seller who has deactivated the account, in the caller's transaction. */
export async function pauseProducts(trx: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('products')
    .set({ status: 'removed', paused_at: now })
    .where('vendor_id', 'in', trx.selectFrom('vendors').select('id').where('user_id', '=', userId))
    .where('status', '=', 'published')
    .execute();
}

/** Withdraws all products of a store that has left. */
export async function withdrawProducts(trx: Kysely<Database>, vendorId: number): Promise<void> {
  await trx
    .updateTable('products')
    .set({ status: 'removed', paused_at: null })
    .where('vendor_id', '=', vendorId)
    .execute();
}

/** Publishes the products again that `pauseProducts` withdrew. */
export async function resumeProducts(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx
    .updateTable('products')
    .set({ status: 'published', paused_at: null })
    .where('vendor_id', 'in', trx.selectFrom('vendors').select('id').where('user_id', '=', userId))
    .where('status', '=', 'removed')
    .where('paused_at', 'is not', null)
    .execute();
}
