import type { App } from '../../platform/app';
import { unauthenticated } from '../../platform/errors/api-problem';
import { lockAccount } from './lock-account';
import { messages } from './messages';
import './tables';

/**
 * Puts an account to rest until its shopper signs in again (decision "Deactivate just closes the dialog"): all its
 * sessions end, nothing is deleted. Throws 401 when it was closed meanwhile.
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
    await outbox.add(trx, { channel: 'email', to: account.email, ...messages.deactivatedMail(config.brand) });
  });
}
