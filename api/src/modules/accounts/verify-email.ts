import type { App } from '../../platform/app';
import { hashToken } from '../../platform/sessions/token';

/**
 * Takes a verification link. It works until it runs out, also a second time: mail programs open links on their own
 * before the reader does.
 * @returns false when the link is unknown or too old, or the account has another email by now
 */
export async function verifyEmail({ db, clock }: Pick<App, 'db' | 'clock'>, token: string): Promise<boolean> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .selectFrom('email_verifications')
      .select(['user_id', 'email'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (link === undefined) return false;
    const verified = await trx
      .updateTable('users')
      .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
      .where('id', '=', link.user_id)
      .where('email', '=', link.email)
      .returning('id')
      .executeTakeFirst();
    return verified !== undefined;
  });
}
