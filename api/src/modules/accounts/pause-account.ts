import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { pauseProducts, resumeProducts } from '../catalog/public';
import './tables';

/**
 * Deactivates an account: ends its sessions and unfinished sign-ins, and withdraws the products of a seller. Pass the
 * transaction that has locked the account.
 */
export async function pauseAccount(trx: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await trx.updateTable('users').set({ status: 'deactivated', deactivated_at: now }).where('id', '=', userId).execute();
  for (const table of ['sessions', 'login_attempts'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await pauseProducts(trx, userId, now);
}

/** Signing in ends a deactivation and publishes the products of a seller again. */
export async function wakeAccount(trx: Kysely<Database>, userId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ status: 'active', deactivated_at: null })
    .where('id', '=', userId)
    .where('status', '=', 'deactivated')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await resumeProducts(trx, userId);
}
