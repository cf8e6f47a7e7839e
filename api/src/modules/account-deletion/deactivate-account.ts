import type { App } from '../../platform/app';
import { unauthenticated } from '../../platform/errors/api-problem';
import { pauseProducts } from '../catalog/public';
import { lockAccount } from './lock-account';
import { messages } from './messages';
import './tables';

/**
 * Deactivates an account until the next sign-in: ends all its sessions, withdraws the products of a seller, deletes
 * nothing. Throws 401 when the account was closed in the meantime.
 */
export async function deactivateAccount(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  userId: number,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, userId);
    if (account.status !== 'active') throw unauthenticated();
    await trx
      .updateTable('users')
      .set({ status: 'deactivated', deactivated_at: now })
      .where('id', '=', userId)
      .execute();
    for (const table of ['sessions', 'login_attempts', 'link_codes', 'deletion_requests'] as const)
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    await pauseProducts(trx, userId, now);
    await outbox.add(trx, { channel: 'email', to: account.email, ...messages.deactivatedMail(config.brand) });
  });
}
