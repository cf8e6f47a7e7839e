import type { App } from '../../platform/app';
import { unauthenticated } from '../../platform/errors/api-problem';
import { pauseAccount } from '../accounts/public';
import { revokeHandoffs } from '../seller-handoff/public';
import { lockAccount } from './lock-account';
import { messages } from './messages';
import './tables';

/**
 * Deactivates an account until the next sign-in: ends all its access, withdraws the products of a seller, deletes
 * nothing. Throws 401 when the account was closed in the meantime.
 */
export async function deactivateAccount(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  userId: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, userId);
    if (account.status !== 'active') throw unauthenticated();
    await pauseAccount(trx, userId, clock());
    await revokeHandoffs(trx, userId);
    await trx.deleteFrom('deletion_requests').where('user_id', '=', userId).execute();
    await outbox.add(trx, { channel: 'email', to: account.email, ...messages.deactivatedMail(config.brand) });
  });
}
