import type { App } from '../../platform/app';
import { hashToken } from '../../platform/sessions/token';

/**
 * Redeems a verification link. The link works repeatedly until it expires, because mail programs open links before the
 * reader does.
 * @returns false when the link is unknown or expired, or the account's email has changed
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
